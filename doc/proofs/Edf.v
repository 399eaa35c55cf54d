(** Section "Demand" of doc/edf.md: one resource, preemptive EDF, whole units of time.

    A task k is sporadic: its jobs arrive at least [period k] apart, each needs at most [wcet k]
    and is due [deadline k] after its arrival. *)

Require Import Arith List Lia.
Import ListNotations.

Section Demand.

Variables wcet deadline period : nat -> nat.
Variable tasks : nat.  (** tasks are 0 .. tasks - 1 *)
Hypothesis period_positive : forall k, 0 < period k.

(** h(t): what must be done by [t] of jobs that arrive and are due in an interval of length [t]. *)
Definition jobs_due (t k : nat) : nat :=
  if deadline k <=? t then (t - deadline k) / period k + 1 else 0.
Definition demand (t : nat) : nat := list_sum (map (fun k => jobs_due t k * wcet k) (seq 0 tasks)).

(** * A run *)

(** Job (k, n) is the n-th job of task k. *)
Notation job := (nat * nat)%type.

Variable arrival : job -> nat.
Variable cost : job -> nat.
Variable runs : nat -> option job.  (** which job has the resource in [t, t + 1) *)

Definition due (q : job) : nat := arrival q + deadline (fst q).

Hypothesis sporadic : forall k n, arrival (k, n) + period k <= arrival (k, S n).
Hypothesis cost_at_most : forall q, cost q <= wcet (fst q).

Lemma job_dec : forall q r : job, {q = r} + {q <> r}.
Proof. decide equality; apply Nat.eq_dec. Defined.

Definition runs_now (q : job) (t : nat) : nat :=
  match runs t with Some r => if job_dec q r then 1 else 0 | None => 0 end.

(** What [q] has got in [a, a + n). *)
Fixpoint served (q : job) (a n : nat) : nat :=
  match n with 0 => 0 | S n' => served q a n' + runs_now q (a + n') end.

Definition pending (q : job) (t : nat) : Prop := arrival q <= t /\ served q 0 t < cost q.

Hypothesis only_tasks : forall t q, runs t = Some q -> fst q < tasks.
(** Only pending jobs run, and among the pending ones one that is due first. *)
Hypothesis runs_pending : forall t q, runs t = Some q -> pending q t.
Hypothesis edf : forall t q, fst q < tasks -> pending q t -> exists r, runs t = Some r /\ due r <= due q.

(** * What runs in an interval *)

Lemma served_split : forall q m n a, served q a (m + n) = served q a m + served q (a + m) n.
Proof.
  intros q m n a. induction n as [|n IH]; [rewrite !Nat.add_0_r; reflexivity|].
  rewrite Nat.add_succ_r. simpl. rewrite IH, Nat.add_assoc. lia.
Qed.

(** No job gets more than its cost. *)
Lemma served_at_most : forall q t, served q 0 t <= cost q.
Proof.
  intros q t. induction t as [|t IH]; simpl; [lia|]. unfold runs_now.
  destruct (runs t) as [r|] eqn:R; [|lia]. destruct (job_dec q r) as [<- | _]; [|lia].
  pose proof (runs_pending t q R) as [_ P]. lia.
Qed.

(** What the jobs of a list have got together. *)
Definition served_all (l : list job) (a n : nat) : nat := list_sum (map (fun q => served q a n) l).

Lemma runs_now_other : forall l t, (forall q, runs t = Some q -> ~ In q l) ->
  list_sum (map (fun q => runs_now q t) l) = 0.
Proof.
  induction l as [|x l IH]; intros t N; simpl; [reflexivity|].
  rewrite IH by (intros q R I; apply (N q R); now right). unfold runs_now.
  destruct (runs t) as [r|]; [|reflexivity].
  destruct (job_dec x r) as [-> | _]; [exfalso; apply (N r eq_refl); now left | reflexivity].
Qed.

Lemma runs_now_one : forall l t q, NoDup l -> runs t = Some q -> In q l ->
  list_sum (map (fun r => runs_now r t) l) = 1.
Proof.
  induction l as [|x l IH]; intros t q D R I; [destruct I|]. inversion D as [|y l' N D']; subst. simpl.
  destruct I as [-> | I].
  - rewrite runs_now_other by (intros r R'; congruence).
    unfold runs_now. rewrite R. destruct (job_dec q q); [reflexivity | congruence].
  - rewrite (IH t q D' R I). unfold runs_now. rewrite R.
    destruct (job_dec x q) as [-> | _]; [contradiction | reflexivity].
Qed.

Lemma list_sum_plus : forall (f g : job -> nat) l,
  list_sum (map (fun q => f q + g q) l) = list_sum (map f l) + list_sum (map g l).
Proof. induction l as [|x l IH]; simpl; [reflexivity | rewrite IH; lia]. Qed.

(** If only jobs of the list run in an interval, and always one, they get all of it. *)
Lemma served_whole : forall l a n, NoDup l ->
  (forall t, a <= t < a + n -> exists q, runs t = Some q /\ In q l) -> served_all l a n = n.
Proof.
  intros l a n D. unfold served_all. induction n as [|n IH]; intros B; simpl.
  - induction l as [|x l IHl]; simpl; [reflexivity|]. apply IHl; [now inversion D | intros t T; lia].
  - rewrite list_sum_plus, IH by (intros t T; apply B; lia).
    destruct (B (a + n) ltac:(lia)) as [q [R I]]. rewrite (runs_now_one l (a + n) q D R I).
    apply Nat.add_1_r.
Qed.

(** The jobs that run in an interval, each once. *)
Definition running (a n : nat) : list job :=
  nodup job_dec (flat_map (fun t => match runs t with Some q => [q] | None => [] end) (seq a n)).

Lemma running_in : forall a n q, In q (running a n) <-> exists t, a <= t < a + n /\ runs t = Some q.
Proof.
  intros a n q. unfold running. rewrite nodup_In, in_flat_map. split.
  - intros [t [T Q]]. apply in_seq in T. exists t. split; [lia|].
    destruct (runs t) as [r|]; [destruct Q as [-> | []]; reflexivity | destruct Q].
  - intros [t [T R]]. exists t. split; [apply in_seq; lia | rewrite R; now left].
Qed.

(** * Jobs of sporadic tasks in an interval *)

Lemma arrivals_apart : forall k n m, arrival (k, n) + m * period k <= arrival (k, n + m).
Proof.
  intros k n m. induction m as [|m IH]; [simpl; rewrite !Nat.add_0_r; lia|].
  pose proof (sporadic k (n + m)). rewrite Nat.add_succ_r. simpl. lia.
Qed.

(** Numbers without repetition: the largest is the smallest and at least their count away. *)
Lemma spread : forall l : list nat, NoDup l -> l <> [] ->
  exists lo hi, In lo l /\ In hi l /\ lo + length l <= hi + 1.
Proof.
  intros l D N.
  assert (M : forall l : list nat, l <> [] ->
    exists lo hi, In lo l /\ In hi l /\ forall x, In x l -> lo <= x <= hi).
  { clear. induction l as [|x l IH]; intros N; [congruence|]. destruct l as [|y l].
    - exists x, x. simpl. repeat split; try tauto; destruct H as [<- | []]; lia.
    - destruct (IH ltac:(discriminate)) as [lo [hi [L [H B]]]].
      exists (Nat.min x lo), (Nat.max x hi). repeat split.
      + destruct (Nat.min_spec x lo) as [[_ ->] | [_ ->]]; [now left | now right].
      + destruct (Nat.max_spec x hi) as [[_ ->] | [_ ->]]; [now right | now left].
      + destruct H0 as [<- | I]; [lia | specialize (B x0 I); lia].
      + destruct H0 as [<- | I]; [lia | specialize (B x0 I); lia]. }
  destruct (M l N) as [lo [hi [L [H B]]]]. exists lo, hi. repeat split; try assumption.
  assert (I : incl l (seq lo (hi + 1 - lo))).
  { intros x X. apply in_seq. specialize (B x X). lia. }
  pose proof (NoDup_incl_length D I) as E. rewrite seq_length in E. specialize (B lo L). lia.
Qed.

(** At most [jobs_due t k] jobs of one task arrive at or after [a] and are due by [a + t]. *)
Lemma jobs_of_task : forall k a t (ns : list nat), NoDup ns ->
  (forall n, In n ns -> a <= arrival (k, n) /\ due (k, n) <= a + t) -> length ns <= jobs_due t k.
Proof.
  intros k a t ns D B. destruct ns as [|n0 ns0]; [simpl; lia|]. set (ns := n0 :: ns0) in *.
  destruct (spread ns D ltac:(discriminate)) as [lo [hi [L [H S]]]].
  pose proof (B lo L) as [A _]. pose proof (B hi H) as [_ E]. unfold due in E. simpl in E.
  assert (G : lo <= hi).
  { destruct (Nat.le_gt_cases lo hi) as [G | G]; [exact G|]. exfalso.
    assert (length ns >= 1) by (simpl; lia).
    assert (length ns = 1) by lia. destruct ns0; [|simpl in H1; lia].
    destruct L as [<- | []]. destruct H as [<- | []]. lia. }
  pose proof (arrivals_apart k lo (hi - lo)) as P. replace (lo + (hi - lo)) with hi in P by lia.
  unfold jobs_due. destruct (Nat.leb_spec (deadline k) t); [|nia].
  assert (hi - lo <= (t - deadline k) / period k).
  { apply Nat.div_le_lower_bound; [pose proof (period_positive k); lia | nia]. }
  lia.
Qed.

(** The numbers of task [k]'s jobs in a list. *)
Definition of_task (k : nat) (l : list job) : list nat :=
  map snd (filter (fun q => fst q =? k) l).

Lemma of_task_in : forall k l n, In n (of_task k l) <-> In (k, n) l.
Proof.
  intros k l n. unfold of_task. rewrite in_map_iff. split.
  - intros [[k' n'] [E F]]. apply filter_In in F. destruct F as [I Q]. simpl in *.
    apply Nat.eqb_eq in Q. subst. exact I.
  - intros I. exists (k, n). split; [reflexivity|]. apply filter_In. split; [exact I|].
    simpl. apply Nat.eqb_refl.
Qed.

Lemma of_task_nodup : forall k l, NoDup l -> NoDup (of_task k l).
Proof.
  intros k l D. unfold of_task. induction D as [|[k' n'] l N D IH]; simpl; [constructor|].
  destruct (Nat.eqb_spec k' k) as [-> | _]; [|exact IH]. simpl. constructor; [|exact IH].
  intros I. apply N. apply of_task_in. exact I.
Qed.

(** Work of a list of jobs, counted by tasks. *)
Lemma work_by_task : forall l m, (forall q, In q l -> fst q < m) ->
  list_sum (map (fun q => wcet (fst q)) l)
  = list_sum (map (fun k => length (of_task k l) * wcet k) (seq 0 m)).
Proof.
  intros l m. induction l as [|[k n] l IH]; intros B.
  - simpl. generalize (seq 0 m). intros s. induction s as [|x s IHs]; simpl; [reflexivity | exact IHs].
  - simpl. rewrite IH by (intros q I; apply B; now right).
    assert (K : k < m) by (apply (B (k, n)); now left).
    assert (S : forall a c, a <= k < a + c ->
      list_sum (map (fun x => length (of_task x ((k, n) :: l)) * wcet x) (seq a c))
      = wcet k + list_sum (map (fun x => length (of_task x l) * wcet x) (seq a c))).
    { intros a c. revert a. induction c as [|c IHc]; intros a A; [lia|]. simpl.
      destruct (Nat.eq_dec a k) as [-> | N].
      - unfold of_task at 1. simpl. rewrite Nat.eqb_refl. simpl. fold (of_task k l).
        assert (Z : forall b, k < b ->
          list_sum (map (fun x => length (of_task x ((k, n) :: l)) * wcet x) (seq b c))
          = list_sum (map (fun x => length (of_task x l) * wcet x) (seq b c))).
        { clear. intros b. revert b. induction c as [|c IH]; intros b L; simpl; [reflexivity|].
          rewrite IH by lia. unfold of_task at 1. simpl.
          destruct (Nat.eqb_spec k b); [lia|]. reflexivity. }
        rewrite Z by lia. unfold of_task. rewrite map_length. lia.
      - rewrite IHc by lia. unfold of_task at 1. simpl.
        destruct (Nat.eqb_spec k a); [congruence|]. fold (of_task a l). lia. }
    rewrite (S 0 m) by lia. reflexivity.
Qed.

Lemma sum_le : forall {A : Type} (f g : A -> nat) (l : list A),
  (forall x, In x l -> f x <= g x) -> list_sum (map f l) <= list_sum (map g l).
Proof.
  intros A f g l H. induction l as [|x l IH]; simpl; [lia|].
  pose proof (H x (or_introl eq_refl)). specialize (IH (fun y I => H y (or_intror I))). lia.
Qed.

(** Jobs that arrive at or after [a] and are due by [a + t] need at most h(t). *)
Lemma work_due : forall a t l, NoDup l -> (forall q, In q l -> fst q < tasks) ->
  (forall q, In q l -> a <= arrival q /\ due q <= a + t) ->
  list_sum (map (fun q => wcet (fst q)) l) <= demand t.
Proof.
  intros a t l D T B. rewrite (work_by_task l tasks T). unfold demand. apply sum_le.
  intros k _. apply Nat.mul_le_mono_r. apply (jobs_of_task k a); [now apply of_task_nodup|].
  intros n I. apply of_task_in in I. exact (B (k, n) I).
Qed.

(** * The demand test *)

(** If [d] is missed by a job due then, there is a time from which on only jobs run that arrived
    since and are due by [d], without a gap, until [d]. *)
Lemma busy_since : forall q d n, fst q < tasks -> due q <= d ->
  (forall t, d - n <= t < d -> pending q t \/ exists r, runs t = Some r /\ due r <= d) -> n <= d ->
  exists a, a <= d - n /\
    (forall t, a <= t < d -> exists r, runs t = Some r /\ due r <= d) /\
    (forall r t, a <= t < d -> runs t = Some r -> due r <= d -> a <= arrival r).
Proof.
  intros q d n Q E B N.
  assert (All : forall t, d - n <= t < d -> exists r, runs t = Some r /\ due r <= d).
  { intros t T. destruct (B t T) as [P | R]; [|exact R].
    destruct (edf t q Q P) as [r [R L]]. exists r. split; [exact R | lia]. }
  clear B. remember (d - n) as b eqn:Hb.
  assert (Down : forall b, b <= d -> (forall t, b <= t < d -> exists r, runs t = Some r /\ due r <= d) ->
    exists a, a <= b /\ (forall t, a <= t < d -> exists r, runs t = Some r /\ due r <= d) /\
      (a = 0 \/ ~ exists r, runs (a - 1) = Some r /\ due r <= d)).
  { clear. induction b as [|b IH]; intros L H; [exists 0; repeat split; [lia | exact H | now left]|].
    assert (Dec : {exists r, runs b = Some r /\ due r <= d} + {~ exists r, runs b = Some r /\ due r <= d}).
    { destruct (runs b) as [r|].
      - destruct (le_dec (due r) d) as [G | G].
        + left. exists r. split; [reflexivity | exact G].
        + right. intros [r' [R' G']]. congruence.
      - right. intros [r' [R' _]]. discriminate. }
    destruct Dec as [Y | Y].
    - destruct (IH ltac:(lia)) as [a [A [C Z]]].
      + intros t T. destruct (Nat.eq_dec t b) as [-> | F]; [exact Y | apply H; lia].
      + exists a. repeat split; [lia | exact C | exact Z].
    - exists (S b). repeat split; [lia | exact H | right]. simpl. rewrite Nat.sub_0_r. exact Y. }
  destruct (Down b ltac:(lia) All) as [a [A [C Z]]]. exists a. repeat split; [exact A | exact C |].
  intros r t T R L. destruct Z as [-> | Z]; [lia|].
  destruct (Nat.le_gt_cases a (arrival r)) as [G | G]; [exact G|]. exfalso. apply Z.
  pose proof (runs_pending t r R) as [_ P]. pose proof (served_split r (a - 1) (t - (a - 1)) 0) as S.
  replace (a - 1 + (t - (a - 1))) with t in S by lia.
  destruct (edf (a - 1) r (only_tasks t r R)) as [r' [R' L']].
  - split; lia.
  - exists r'. split; [exact R' | lia].
Qed.

(** Sporadic tasks with any deadlines: if h(t) <= t for every t, EDF has each job complete when it
    is due. *)
Theorem demand_test : (forall t, demand t <= t) ->
  forall q, fst q < tasks -> served q 0 (due q) = cost q.
Proof.
  intros H q Q. pose proof (served_at_most q (due q)) as M.
  destruct (Nat.eq_dec (served q 0 (due q)) (cost q)) as [E | E]; [exact E | exfalso].
  set (d := due q) in *.
  assert (Miss : served q 0 d < cost q) by lia.
  assert (P : forall t, arrival q <= t < d -> pending q t).
  { intros t T. split; [lia|]. pose proof (served_split q t (d - t) 0) as S.
    replace (t + (d - t)) with d in S by lia. lia. }
  destruct (busy_since q d (deadline (fst q)) Q ltac:(unfold d; lia)) as [a [A [B C]]].
  - intros t T. left. apply P. unfold d, due in *. lia.
  - unfold d, due. lia.
  - replace (d - deadline (fst q)) with (arrival q) in A by (unfold d, due; lia).
    assert (AD : a <= d) by (unfold d, due; lia).
    set (n := d - a) in *. set (l := nodup job_dec (q :: running a n)).
    assert (D : NoDup l) by apply NoDup_nodup.
    assert (I : forall r, In r l <-> r = q \/ In r (running a n)).
    { intros r. unfold l. rewrite nodup_In. simpl. intuition congruence. }
    assert (Run : forall r, In r (running a n) -> exists t, a <= t < d /\ runs t = Some r).
    { intros r R. apply running_in in R. destruct R as [t [T R]]. exists t. split; [lia | exact R]. }
    assert (Due : forall r, In r (running a n) -> due r <= d).
    { intros r R. destruct (Run r R) as [t [T R']]. destruct (B t T) as [r' [R'' L]]. congruence. }
    assert (W : served_all l a n = n).
    { apply served_whole; [exact D|]. intros t T. destruct (B t ltac:(lia)) as [r [R _]].
      exists r. split; [exact R|]. apply I. right. apply running_in. exists t. split; [exact T | exact R]. }
    assert (K : list_sum (map (fun r => wcet (fst r)) l) <= demand n).
    { apply (work_due a n); [exact D | |].
      - intros r R. apply I in R. destruct R as [-> | R]; [exact Q|].
        destruct (Run r R) as [t [_ R']]. exact (only_tasks t r R').
      - intros r R. apply I in R. destruct R as [-> | R].
        + split; [exact A | fold d; lia].
        + split; [|pose proof (Due r R); lia].
          destruct (Run r R) as [t [T R']]. exact (C r t T R' (Due r R)). }
    assert (Part : forall r, served r a n <= wcet (fst r)).
    { intros r. pose proof (served_split r a n 0) as S. simpl in S.
      pose proof (served_at_most r (a + n)). pose proof (cost_at_most r). lia. }
    assert (Own : served q a n < wcet (fst q)).
    { pose proof (served_split q a n 0) as S. simpl in S. replace (a + n) with d in S by lia.
      pose proof (cost_at_most q). lia. }
    assert (Less : served_all l a n < list_sum (map (fun r => wcet (fst r)) l)).
    { unfold served_all. assert (In q l) by (apply I; now left). clear - Part Own H0.
      induction l as [|x l IH]; [destruct H0|]. simpl.
      pose proof (Part x). assert (Rest : list_sum (map (fun r => served r a n) l)
        <= list_sum (map (fun r => wcet (fst r)) l)) by (apply sum_le; intros; apply Part).
      destruct H0 as [-> | H0]; [lia | specialize (IH H0); lia]. }
    pose proof (H n). lia.
Qed.

(** * QPA *)

Lemma demand_monotone : forall t t', t <= t' -> demand t <= demand t'.
Proof.
  intros t t' L. unfold demand. apply sum_le. intros k _. apply Nat.mul_le_mono_r.
  unfold jobs_due. destruct (Nat.leb_spec (deadline k) t); [|lia].
  destruct (Nat.leb_spec (deadline k) t'); [|lia].
  apply Nat.add_le_mono_r, Nat.div_le_mono; [pose proof (period_positive k); lia | lia].
Qed.

(** Where h(t) <= t holds, it holds from h(t) up to t. *)
Theorem qpa_hop : forall t t', demand t <= t' -> t' <= t -> demand t' <= t'.
Proof. intros t t' L G. pose proof (demand_monotone t' t G). lia. Qed.

(** Between two deadlines h does not grow: only absolute deadlines need a look. *)
Theorem between_deadlines : forall t t', t <= t' ->
  (forall k, k < tasks -> jobs_due t k = jobs_due t' k) -> demand t <= t -> demand t' <= t'.
Proof.
  intros t t' L S H. replace (demand t') with (demand t); [lia|]. unfold demand. f_equal.
  apply map_ext_in. intros k K. apply in_seq in K. rewrite S by lia. reflexivity.
Qed.

End Demand.
