(** The theorem of doc/bound.md for one context that always has the GPU, kernels that are chains of
    one step with jitter, any number of priorities. Times are whole numbers (Slots.v), and
    prices too: [y j / Y] is the price that the page calls y_j, so that a blocked set costs
    at least [Y].

    Kernel [j] has jobs (j, 0), (j, 1), ..., whose nominal releases are at least [period j] apart,
    each activated at most [jitter j] after its own; a job is [grid j] blocks of at most
    [wcet j]. A run says when each block starts, how long it takes, and on which SM. Nothing is
    assumed of placement, of the order of ties, or of times being reached. *)

Require Import Arith Bool Lia.

(** * Sums *)

Fixpoint sum (n : nat) (f : nat -> nat) : nat :=
  match n with 0 => 0 | S n' => sum n' f + f n' end.

Lemma sum_le : forall n f g, (forall k, k < n -> f k <= g k) -> sum n f <= sum n g.
Proof.
  induction n as [|n IH]; intros f g H; simpl; [lia|].
  pose proof (H n ltac:(lia)). pose proof (IH f g ltac:(intros; apply H; lia)). lia.
Qed.

Lemma sum_ext : forall n f g, (forall k, k < n -> f k = g k) -> sum n f = sum n g.
Proof.
  induction n as [|n IH]; intros f g H; simpl; [reflexivity|].
  rewrite (H n) by lia. rewrite (IH f g) by (intros; apply H; lia). reflexivity.
Qed.

Lemma sum_zero : forall n f, (forall k, k < n -> f k = 0) -> sum n f = 0.
Proof.
  induction n as [|n IH]; intros f H; simpl; [reflexivity|].
  rewrite (H n) by lia. rewrite IH by (intros; apply H; lia). reflexivity.
Qed.

Lemma sum_plus : forall n f g, sum n (fun k => f k + g k) = sum n f + sum n g.
Proof. induction n as [|n IH]; intros f g; simpl; [reflexivity | rewrite IH; lia]. Qed.

Lemma sum_times : forall n c f, sum n (fun k => c * f k) = c * sum n f.
Proof. induction n as [|n IH]; intros c f; simpl; [lia | rewrite IH; lia]. Qed.

Lemma sum_same : forall n c, sum n (fun _ => c) = n * c.
Proof. induction n as [|n IH]; intros c; simpl; [reflexivity | rewrite IH; lia]. Qed.

Lemma sum_swap : forall n m (f : nat -> nat -> nat),
  sum n (fun a => sum m (f a)) = sum m (fun b => sum n (fun a => f a b)).
Proof.
  induction n as [|n IH]; intros m f; simpl.
  - symmetry. apply sum_zero. reflexivity.
  - rewrite IH, <- sum_plus. reflexivity.
Qed.

(** All but one. *)
Lemma sum_but_one : forall n f g k, k < n -> (forall x, x < n -> x <> k -> f x <= g x) -> f k = 0 ->
  sum n f + g k <= sum n g.
Proof.
  induction n as [|n IH]; intros f g k K H Z; simpl; [lia|].
  destruct (Nat.eq_dec k n) as [-> | N].
  - pose proof (sum_le n f g ltac:(intros; apply H; lia)). lia.
  - pose proof (IH f g k ltac:(lia) ltac:(intros; apply H; lia) Z). pose proof (H n ltac:(lia) ltac:(lia)). lia.
Qed.

Lemma sum_only : forall n k (f : nat -> nat), k < n ->
  sum n (fun x => if x =? k then f x else 0) = f k.
Proof.
  induction n as [|n IH]; intros k f K; [lia|]. simpl.
  destruct (Nat.eqb_spec n k) as [-> | N].
  - rewrite sum_zero; [reflexivity|]. intros x X. destruct (Nat.eqb_spec x k); [lia | reflexivity].
  - rewrite IH by lia. lia.
Qed.

(** * Jobs in a window *)

(** Of events at least [T] apart, at most ceil(len / T) lie in a window of length [len]. *)
Lemma events_in_window : forall a T, 0 < T -> (forall n, a n + T <= a (S n)) -> forall N lo len,
  sum N (fun n => if (lo <=? a n) && (a n <? lo + len) then 1 else 0) * T <= len + T - 1.
Proof.
  intros a T P A.
  assert (Apart : forall n m, n < m -> a n + T <= a m).
  { intros n m L. induction m as [|m IH]; [lia|]. destruct (Nat.eq_dec n m) as [-> | N].
    - apply A.
    - specialize (IH ltac:(lia)). specialize (A m). lia. }
  induction N as [|N IH]; intros lo len; simpl sum; [lia|].
  destruct (Nat.leb_spec lo (a N)); destruct (Nat.ltb_spec (a N) (lo + len)); simpl;
    try (specialize (IH lo len); lia).
  assert (E : sum N (fun n => if (lo <=? a n) && (a n <? lo + len) then 1 else 0)
              = sum N (fun n => if (lo <=? a n) && (a n <? lo + (len - T)) then 1 else 0)).
  { apply sum_ext. intros n L. specialize (Apart n N L).
    destruct (Nat.leb_spec lo (a n)); simpl; [|reflexivity].
    destruct (Nat.ltb_spec (a n) (lo + len)); destruct (Nat.ltb_spec (a n) (lo + (len - T))); lia. }
  rewrite E. destruct (Nat.le_gt_cases T len) as [L | L].
  - specialize (IH lo (len - T)). nia.
  - assert (Z : sum N (fun n => if (lo <=? a n) && (a n <? lo + (len - T)) then 1 else 0) = 0).
    { apply sum_zero. intros n K. specialize (Apart n N K).
      destruct (Nat.leb_spec lo (a n)); simpl; [|reflexivity].
      destruct (Nat.ltb_spec (a n) (lo + (len - T))); lia. }
    rewrite Z. lia.
Qed.

Definition ceil (a b : nat) : nat := (a + b - 1) / b.

Lemma ceil_bound : forall c T len, 0 < T -> c * T <= len + T - 1 -> c <= ceil len T.
Proof. intros c T len P H. apply Nat.div_le_lower_bound; lia. Qed.

Lemma ceil_monotone : forall a a' b, 0 < b -> a <= a' -> ceil a b <= ceil a' b.
Proof. intros. unfold ceil. apply Nat.div_le_mono; lia. Qed.

(** * A run of the GPU *)

Section Run.

Variables kernels sms : nat.
Variables grid wcet period prio : nat -> nat.
Hypothesis period_positive : forall j, 0 < period j.

Variable jobs : nat -> nat.                          (** how many jobs of a kernel the run has *)
Variables nominal activation : nat -> nat -> nat.    (** kernel, job *)
Variable jitter : nat -> nat.
Variables start time sm : nat -> nat -> nat -> nat.  (** kernel, job, block *)

Hypothesis sporadic : forall j n, nominal j n + period j <= nominal j (S n).
Hypothesis at_most_late : forall j n, nominal j n <= activation j n <= nominal j n + jitter j.
Hypothesis at_most_wcet : forall j n b, time j n b <= wcet j.
Hypothesis not_before : forall j n b, activation j n <= start j n b.
Hypothesis on_the_gpu : forall j n b, sm j n b < sms.

Definition exists_block (j n b : nat) : Prop := j < kernels /\ n < jobs j /\ b < grid j.

(** The block is on its SM at instant [t]. *)
Definition resident (j n b t : nat) : nat :=
  if (start j n b <=? t) && (t <? start j n b + time j n b) then 1 else 0.

(** The block is activated and not placed. *)
Definition waits (j n b t : nat) : Prop := activation j n <= t < start j n b.

(** First in first out within a priority, in the order of activation; ties are free. *)
Hypothesis fifo : forall j n b j' n' b', exists_block j n b -> exists_block j' n' b' ->
  prio j = prio j' -> activation j n < activation j' n' -> start j n b <= start j' n' b'.
(** No block is placed while one of a higher priority waits. *)
Hypothesis by_priority : forall j n b j' n' b', exists_block j n b -> exists_block j' n' b' ->
  prio j < prio j' -> ~ waits j' n' b' (start j n b).

(** A sum over all blocks. *)
Definition over_blocks (f : nat -> nat -> nat -> nat) : nat :=
  sum kernels (fun j => sum (jobs j) (fun n => sum (grid j) (f j n))).

Lemma over_blocks_ext : forall f g,
  (forall j n b, exists_block j n b -> f j n b = g j n b) -> over_blocks f = over_blocks g.
Proof.
  intros f g H. unfold over_blocks. apply sum_ext. intros j J. apply sum_ext. intros n N.
  apply sum_ext. intros b B. apply H. repeat split; assumption.
Qed.

Lemma over_blocks_swap : forall m (f : nat -> nat -> nat -> nat -> nat),
  sum m (fun t => over_blocks (fun j n b => f j n b t)) = over_blocks (fun j n b => sum m (f j n b)).
Proof.
  intros m f. unfold over_blocks. rewrite sum_swap. apply sum_ext. intros j _.
  rewrite sum_swap. apply sum_ext. intros n _. rewrite sum_swap. reflexivity.
Qed.

(** * The blocked GPU *)

Section Prices.

Variable p : nat.             (** the priority that waits *)
Variable y : nat -> nat.      (** prices *)
Variable Y : nat.             (** what a blocked set costs at least *)
Variable fits : (nat -> nat) -> Prop.  (** so many blocks of each kernel fit on one SM *)

Definition one_more (h : nat) (set : nat -> nat) : nat -> nat :=
  fun j => if j =? h then S (set j) else set j.

(** What is resident on one SM. *)
Definition resident_on (m t j : nat) : nat :=
  sum (jobs j) (fun n => sum (grid j) (fun b => if sm j n b =? m then resident j n b t else 0)).

Hypothesis prices : forall set h, fits set -> p <= prio h -> ~ fits (one_more h set) ->
  Y <= sum kernels (fun j => y j * set j).
Hypothesis resident_fits : forall m t, m < sms -> fits (resident_on m t).
(** Placement leaves nothing that fits: while blocks of priority [p] or higher wait, one more
    block of the kernel whose turn it is fits on no SM. *)
Hypothesis places_what_fits : forall t,
  (exists j n b, exists_block j n b /\ p <= prio j /\ waits j n b t) ->
  exists h, p <= prio h /\ forall m, m < sms -> ~ fits (one_more h (resident_on m t)).

(* (Y stands for 1: prices are whole numbers here.) *)
(** While blocks of priority p or higher wait, what is resident on all S SMs together costs at least S. *)
Theorem blocked_gpu : forall t,
  (exists j n b, exists_block j n b /\ p <= prio j /\ waits j n b t) ->
  sms * Y <= over_blocks (fun j n b => y j * resident j n b t).
Proof.
  intros t W. destruct (places_what_fits t W) as [h [P N]].
  assert (E : over_blocks (fun j n b => y j * resident j n b t)
              = sum sms (fun m => sum kernels (fun j => y j * resident_on m t j))).
  { rewrite sum_swap. unfold over_blocks. apply sum_ext. intros j _. rewrite sum_times.
    transitivity (y j * sum (jobs j) (fun n => sum (grid j) (fun b => resident j n b t))).
    - rewrite <- sum_times. apply sum_ext. intros n _. apply sum_times.
    - f_equal. unfold resident_on. rewrite (sum_swap sms (jobs j)). apply sum_ext. intros n _.
      rewrite (sum_swap sms (grid j)). apply sum_ext. intros b _.
      transitivity (sum sms (fun m => if m =? sm j n b then resident j n b t else 0)).
      + symmetry. apply (sum_only sms (sm j n b) (fun _ => resident j n b t)). apply on_the_gpu.
      + apply sum_ext. intros m _. rewrite Nat.eqb_sym. reflexivity. }
  rewrite E, <- sum_same. apply sum_le. intros m M.
  apply (prices (resident_on m t) h); [now apply resident_fits | exact P | now apply N].
Qed.

End Prices.

(** * Price-work in a window *)

(** How long a block is resident in [a, a + L). *)
Definition during (a L j n b : nat) : nat := sum L (fun u => resident j n b (a + u)).

Lemma resident_total : forall j n b N, sum N (fun t => resident j n b t) <= time j n b.
Proof.
  intros j n b N.
  assert (H : sum N (fun t => resident j n b t)
              <= Nat.min (time j n b) (N - start j n b)).
  { induction N as [|N IH]; cbn [sum]; [lia|]. unfold resident at 2.
    destruct (Nat.leb_spec (start j n b) N); destruct (Nat.ltb_spec N (start j n b + time j n b));
      cbn [andb]; lia. }
  lia.
Qed.

Lemma sum_shift : forall a L f, sum L (fun u => f (a + u)) <= sum (a + L) f.
Proof.
  intros a L f. induction L as [|L IH]; cbn [sum]; [lia|]. rewrite Nat.add_succ_r. cbn [sum]. lia.
Qed.

Lemma during_at_most : forall a L j n b, during a L j n b <= wcet j.
Proof.
  intros. unfold during. pose proof (sum_shift a L (fun t => resident j n b t)).
  pose proof (resident_total j n b (a + L)). pose proof (at_most_wcet j n b). lia.
Qed.

Lemma during_zero : forall a L j n b,
  a + L <= start j n b \/ start j n b + time j n b <= a -> during a L j n b = 0.
Proof.
  intros a L j n b H. apply sum_zero. intros u U. unfold resident.
  destruct (Nat.leb_spec (start j n b) (a + u));
    destruct (Nat.ltb_spec (a + u) (start j n b + time j n b)); simpl; lia.
Qed.

(** * The bound *)

Variable bound : nat -> nat.                  (** R of the page *)
Variable y : nat -> nat -> nat.               (** prices for the analysis of a kernel *)
Variable Y : nat -> nat.
Variable low : nat -> nat.
Hypothesis gpu_has_sms : 0 < sms.
Hypothesis prices_positive : forall i, 0 < Y i.

(** What [blocked_gpu] says, for the priority and the prices of each kernel. *)
Hypothesis blocked : forall i t,
  (exists j n b, exists_block j n b /\ prio i <= prio j /\ waits j n b t) ->
  sms * Y i <= over_blocks (fun j n b => y i j * resident j n b t).

(** Blocks of lower priority that are resident together cost at most [low]. *)
Hypothesis low_is_dearest : forall i t,
  sum kernels (fun j => if prio j <? prio i
    then sum (jobs j) (fun n => sum (grid j) (fun b => wcet j * y i j * resident j n b t)) else 0)
  <= low i.

(** w_j *)
Definition work (i j : nat) : nat := grid j * (wcet j * y i j).

(** f_j of the page: from the nominal release on. *)
Definition latest (j : nat) : nat := bound j + jitter j.

(** What [j] adds to W(L). *)
Definition interference (i L j : nat) : nat :=
  if j =? i then (grid i - 1) * (wcet i * y i i)
  else if prio j =? prio i then work i j
  else if prio i <? prio j then work i j * ceil (L + latest j) (period j)
  else 0.

(** W(L) *)
Definition W (i L : nat) : nat := low i + sum kernels (interference i L).

Lemma W_monotone : forall i L L', L <= L' -> W i L <= W i L'.
Proof.
  intros i L L' H. unfold W. apply Nat.add_le_mono_l, sum_le. intros j _. unfold interference.
  destruct (j =? i); [lia|]. destruct (prio j =? prio i); [lia|]. destruct (prio i <? prio j); [|lia].
  apply Nat.mul_le_mono_l, ceil_monotone; [apply period_positive | lia].
Qed.

Definition kept (j n : nat) : Prop :=
  forall b, b < grid j -> start j n b + time j n b <= activation j n + bound j.

Hypothesis bound_positive : forall j, 0 < bound j.
Hypothesis latest_at_most_period : forall j, latest j <= period j.

(** A block that waits until [s] in a window [t0, t0 + L) up to [s]: all price-work of the window. *)
Lemma window : forall i n0 b0 L, exists_block i n0 b0 -> 0 < L ->
  activation i n0 + L <= start i n0 b0 ->
  (forall j n, j < kernels -> n < jobs j -> activation j n + bound j <= activation i n0 -> kept j n) ->
  sms * Y i * L <= W i (L - 1).
Proof.
  intros i n0 b0 L X P Start Kept. set (t0 := activation i n0) in *.
  (* the GPU is blocked in the whole window *)
  assert (Done : L * (sms * Y i) <= over_blocks (fun j n b => y i j * during t0 L j n b)).
  { rewrite <- sum_same.
    replace (over_blocks (fun j n b => y i j * during t0 L j n b))
      with (sum L (fun u => over_blocks (fun j n b => y i j * resident j n b (t0 + u)))).
    - apply sum_le. intros u U. apply blocked. exists i, n0, b0. split; [exact X|].
      split; [lia|]. unfold waits. fold t0. lia.
    - rewrite (over_blocks_swap L (fun j n b u => y i j * resident j n b (t0 + u))).
      apply over_blocks_ext. intros j n b _. unfold during. apply sum_times. }
  (* kernel by kernel *)
  assert (Split : over_blocks (fun j n b => y i j * during t0 L j n b)
    <= sum kernels (fun j => if prio j <? prio i
         then sum (jobs j) (fun n => sum (grid j) (fun b => wcet j * y i j * resident j n b t0)) else 0)
       + sum kernels (interference i (L - 1))).
  { rewrite <- sum_plus. unfold over_blocks. apply sum_le. intros j J.
    destruct X as [Ki [Ni Bi]].
    assert (Xi : exists_block i n0 b0) by (repeat split; assumption).
    destruct (Nat.ltb_spec (prio j) (prio i)) as [Lower | NotLower].
    - (* lower: only what is resident at t0 *)
      apply Nat.le_trans with (sum (jobs j) (fun n => sum (grid j)
        (fun b => wcet j * y i j * resident j n b t0))); [|lia].
      apply sum_le. intros n N. apply sum_le. intros b B.
      assert (Xj : exists_block j n b) by (repeat split; assumption).
      pose proof (by_priority j n b i n0 b0 Xj Xi Lower) as Rule. unfold waits in Rule. fold t0 in Rule.
      unfold resident.
      destruct (Nat.leb_spec (start j n b) t0); destruct (Nat.ltb_spec t0 (start j n b + time j n b)); simpl.
      + pose proof (during_at_most t0 L j n b). nia.
      + rewrite during_zero by lia. lia.
      + rewrite during_zero by lia. lia.
      + rewrite during_zero by lia. lia.
    - rewrite Nat.add_0_l. unfold interference.
      (* which jobs of a kernel that is not lower can be in the window *)
      assert (Reach : forall n b, n < jobs j -> b < grid j -> during t0 L j n b <> 0 ->
                      t0 < activation j n + bound j /\ activation j n <= t0 + (L - 1) /\
                      (prio j = prio i -> activation j n <= t0)).
      { intros n b N B D.
        assert (Xj : exists_block j n b) by (repeat split; assumption).
        assert (In : t0 < start j n b + time j n b /\ start j n b < t0 + L).
        { destruct (Nat.le_gt_cases (start j n b + time j n b) t0) as [Q | Q];
            [exfalso; apply D, during_zero; now right|].
          destruct (Nat.le_gt_cases (t0 + L) (start j n b)) as [Q' | Q'];
            [exfalso; apply D, during_zero; now left|]. split; assumption. }
        pose proof (not_before j n b). split; [|split].
        - destruct (Nat.le_gt_cases (activation j n + bound j) t0) as [Q | Q]; [|exact Q].
          pose proof (Kept j n J N Q b B). lia.
        - lia.
        - intros Same. destruct (Nat.le_gt_cases (activation j n) t0) as [Q | Q]; [exact Q|].
          pose proof (fifo i n0 b0 j n b Xi Xj (eq_sym Same) Q). lia. }
      destruct (Nat.eqb_spec j i) as [-> | Other].
      + (* own: this job alone, without the block that waits *)
        apply Nat.le_trans with (sum (jobs i) (fun n => if n =? n0 then (grid i - 1) * (wcet i * y i i) else 0)).
        * apply sum_le. intros n N. destruct (Nat.eqb_spec n n0) as [-> | Another].
          -- pose proof (sum_but_one (grid i) (fun b => y i i * during t0 L i n0 b)
               (fun _ => wcet i * y i i) b0 Bi) as Q.
             rewrite sum_same in Q. cbv beta in Q.
             assert (G : sum (grid i) (fun b => y i i * during t0 L i n0 b) + wcet i * y i i
                         <= grid i * (wcet i * y i i)).
             { apply Q.
               - intros x Hx _. pose proof (during_at_most t0 L i n0 x). nia.
               - rewrite during_zero by lia. lia. }
             rewrite Nat.mul_sub_distr_r. lia.
          -- rewrite sum_zero; [lia|]. intros b B.
             destruct (Nat.eq_dec (during t0 L i n b) 0) as [-> | D]; [lia|]. exfalso.
             destruct (Reach n b N B D) as [A [_ C]]. specialize (C eq_refl).
             pose proof (latest_at_most_period i). pose proof (bound_positive i). unfold latest in *.
             pose proof (at_most_late i n). pose proof (at_most_late i n0).
             assert (Apart : forall a c, a < c -> nominal i a + period i <= nominal i c).
             { intros a c Hac. induction c as [|c IHc]; [lia|].
               destruct (Nat.eq_dec a c) as [-> | Nac]; [apply sporadic|].
               specialize (IHc ltac:(lia)). pose proof (sporadic i c). lia. }
             destruct (Nat.lt_total n n0) as [Q | [Q | Q]]; [|congruence|].
             ++ specialize (Apart n n0 Q). fold t0 in Apart. lia.
             ++ specialize (Apart n0 n Q). fold t0 in Apart. pose proof (period_positive i). lia.
        * rewrite (sum_only (jobs i) n0 (fun _ => (grid i - 1) * (wcet i * y i i)) Ni). lia.
      + (* others: so many jobs, each with all of its blocks *)
        assert (Jobs : forall K, (forall n b, n < jobs j -> b < grid j -> during t0 L j n b <> 0 ->
            t0 < nominal j n + latest j /\ nominal j n <= t0 + K) ->
            sum (jobs j) (fun n => sum (grid j) (fun b => y i j * during t0 L j n b))
            <= work i j * ceil (K + latest j) (period j)).
        { intros K H.
          apply Nat.le_trans with (sum (jobs j) (fun n => work i j *
            (if (S t0 <=? nominal j n + latest j) && (nominal j n + latest j <? S t0 + (K + latest j))
             then 1 else 0))).
          - apply sum_le. intros n N.
            destruct ((S t0 <=? nominal j n + latest j) && (nominal j n + latest j <? S t0 + (K + latest j)))
              eqn:E.
            + rewrite Nat.mul_1_r. unfold work. rewrite <- sum_same. apply sum_le. intros b B.
              pose proof (during_at_most t0 L j n b). nia.
            + rewrite sum_zero; [lia|]. intros b B.
              destruct (Nat.eq_dec (during t0 L j n b) 0) as [-> | D]; [lia|]. exfalso.
              destruct (H n b N B D) as [A C].
              destruct (Nat.leb_spec (S t0) (nominal j n + latest j));
              destruct (Nat.ltb_spec (nominal j n + latest j) (S t0 + (K + latest j))); simpl in E; try discriminate; lia.
          - rewrite sum_times. apply Nat.mul_le_mono_l, ceil_bound; [apply period_positive|].
            apply (events_in_window (fun n => nominal j n + latest j) (period j) (period_positive j)).
            intros n. pose proof (sporadic j n). lia. }
        destruct (Nat.eqb_spec (prio j) (prio i)) as [Same | NotSame].
        * apply Nat.le_trans with (work i j * ceil (0 + latest j) (period j)).
          -- apply Jobs. intros n b N B D. destruct (Reach n b N B D) as [A [_ C]].
             specialize (C Same). pose proof (at_most_late j n). unfold latest. lia.
          -- assert (ceil (0 + latest j) (period j) <= 1); [|nia].
             unfold ceil. pose proof (latest_at_most_period j). pose proof (period_positive j).
             apply Nat.lt_succ_r, Nat.div_lt_upper_bound; lia.
        * destruct (Nat.ltb_spec (prio i) (prio j)) as [_ | Q]; [|lia].
          apply Jobs. intros n b N B D. destruct (Reach n b N B D) as [A [C _]].
          pose proof (at_most_late j n). unfold latest. lia. }
  pose proof (low_is_dearest i t0). unfold W. lia.
Qed.

(** A fixed point, as `gpurta bound` finds one: some L with W(L) <= S L, and R at least W(L) / S + C. *)
Hypothesis fixed_point : forall i, i < kernels -> exists L,
  W i L <= sms * Y i * L /\ W i L + sms * Y i * wcet i <= sms * Y i * bound i.

(** One context that always has the GPU, chains of one step with jitter, any priorities: if some L
    has W(L) / S <= L, R is at least W(L) / S + C, and f = R + J at most the period, no job takes
    longer than its R from its activation. *)
Theorem bound_holds : forall i n, i < kernels -> n < jobs i -> kept i n.
Proof.
  assert (Strong : forall v i n, i < kernels -> n < jobs i -> activation i n + bound i <= v -> kept i n).
  { induction v as [|v IH]; intros i n I N V; [pose proof (bound_positive i); lia|].
    intros b B. destruct (fixed_point i I) as [L [F R]].
    assert (Unit : 0 < sms * Y i) by (pose proof (prices_positive i); nia).
    pose proof (at_most_wcet i n b) as C. pose proof (not_before i n b) as A.
    destruct (Nat.eq_dec (start i n b) (activation i n)) as [E | E]; [nia|].
    assert (X : exists_block i n b) by (repeat split; assumption).
    assert (Kept : forall j m, j < kernels -> m < jobs j -> activation j m + bound j <= activation i n -> kept j m).
    { intros j m J M Q. apply IH; [exact J | exact M |]. pose proof (bound_positive i). lia. }
    assert (InTime : start i n b <= activation i n + L).
    { destruct (Nat.le_gt_cases (start i n b) (activation i n + L)) as [Q | Q]; [exact Q|]. exfalso.
      pose proof (window i n b (S L) X ltac:(lia) ltac:(lia) Kept) as K.
      replace (S L - 1) with L in K by lia. nia. }
    pose proof (window i n b (start i n b - activation i n) X ltac:(lia) ltac:(lia) Kept) as K.
    pose proof (W_monotone i (start i n b - activation i n - 1) L ltac:(lia)) as M.
    assert (sms * Y i * (start i n b - activation i n + wcet i) <= sms * Y i * bound i) by nia.
    assert (start i n b - activation i n + wcet i <= bound i)
      by (apply (Nat.mul_le_mono_pos_l _ _ (sms * Y i)); assumption).
    lia. }
  intros i n I N. exact (Strong _ i n I N (le_n _)).
Qed.

End Run.

(** * Weights from the rows *)

(** What a block needs and an SM has, row by row (registers, threads, shared memory, blocks): a set fits
    if it does in every row. Weights are sums of needs, each row with a scale of its own; nothing
    is assumed of sets. *)

Section Rows.

Variables kernels sms : nat.
Variables grid wcet period prio : nat -> nat.
Hypothesis period_positive : forall j, 0 < period j.
Variable jobs : nat -> nat.
Variables nominal activation : nat -> nat -> nat.
Variable jitter : nat -> nat.
Variables start time sm : nat -> nat -> nat -> nat.
Variable rows : nat.
Variable need : nat -> nat -> nat.  (** row, kernel *)
Variable capacity : nat -> nat.     (** of an SM, by row *)

Definition fits_rows (set : nat -> nat) : Prop :=
  forall r, r < rows -> sum kernels (fun j => need r j * set j) <= capacity r.

Lemma some_row : forall n (f g : nat -> nat), ~ (forall r, r < n -> f r <= g r) ->
  exists r, r < n /\ g r < f r.
Proof.
  induction n as [|n IH]; intros f g H; [exfalso; apply H; lia|].
  destruct (Nat.le_gt_cases (f n) (g n)) as [Q | Q]; [|exists n; lia].
  destruct (IH f g) as [r [R G]].
  - intros A. apply H. intros r R. destruct (Nat.eq_dec r n) as [-> | N]; [exact Q | apply A; lia].
  - exists r. lia.
Qed.

Lemma sum_one_more : forall n (f set : nat -> nat) h,
  sum n (fun j => f j * one_more h set j) <= sum n (fun j => f j * set j) + (if h <? n then f h else 0).
Proof.
  induction n as [|n IH]; intros f set h; cbn [sum]; [lia|].
  specialize (IH f set h). unfold one_more at 2.
  destruct (Nat.eqb_spec n h) as [E | N]; [subst h|].
  - destruct (Nat.ltb_spec n n); destruct (Nat.ltb_spec n (S n)); nia.
  - destruct (Nat.ltb_spec h n); destruct (Nat.ltb_spec h (S n)); nia.
Qed.

Lemma sum_has : forall n f k, k < n -> f k <= sum n f.
Proof.
  induction n as [|n IH]; intros f k K; cbn [sum]; [lia|].
  destruct (Nat.eq_dec k n) as [-> | N]; [lia|]. specialize (IH f k ltac:(lia)). lia.
Qed.

(** Weights for the analysis of kernel [i]. *)
Variable scale : nat -> nat -> nat.      (** kernel, row *)
Variable threshold : nat -> nat -> nat.  (** least need that keeps a block of that priority out *)
Variable Y : nat -> nat.
Definition weight (i j : nat) : nat := sum rows (fun r => scale i r * need r j).

Hypothesis threshold_of_row : forall i r h, r < rows -> h < kernels -> prio i <= prio h ->
  threshold i r + need r h <= capacity r + 1.
Hypothesis scale_of_row : forall i r, r < rows -> Y i <= scale i r * threshold i r.

Lemma weights_of_rows : forall i set h, fits_rows set -> prio i <= prio h ->
  ~ fits_rows (one_more h set) -> Y i <= sum kernels (fun j => weight i j * set j).
Proof.
  intros i set h F P N. unfold fits_rows in N.
  destruct (some_row rows (fun r => sum kernels (fun j => need r j * one_more h set j)) capacity N)
    as [r [R G]]. cbv beta in G.
  pose proof (sum_one_more kernels (need r) set h) as M. pose proof (F r R) as Fr.
  destruct (Nat.ltb_spec h kernels) as [H | H]; [|lia].
  pose proof (threshold_of_row i r h R H P) as T. pose proof (scale_of_row i r R) as S.
  assert (E : sum kernels (fun j => weight i j * set j)
              = sum rows (fun q => scale i q * sum kernels (fun j => need q j * set j))).
  { transitivity (sum kernels (fun j => sum rows (fun q => scale i q * (need q j * set j)))).
    - apply sum_ext. intros j _. unfold weight. rewrite Nat.mul_comm, <- sum_times.
      apply sum_ext. intros q _. lia.
    - rewrite sum_swap. apply sum_ext. intros q _. apply sum_times. }
  rewrite E.
  pose proof (sum_has rows (fun q => scale i q * sum kernels (fun j => need q j * set j)) r R) as A.
  cbv beta in A.
  assert (B : scale i r * threshold i r <= scale i r * sum kernels (fun j => need r j * set j))
    by (apply Nat.mul_le_mono_l; lia).
  lia.
Qed.

Hypothesis sporadic : forall j n, nominal j n + period j <= nominal j (S n).
Hypothesis at_most_late : forall j n, nominal j n <= activation j n <= nominal j n + jitter j.
Hypothesis at_most_wcet : forall j n b, time j n b <= wcet j.
Hypothesis not_before : forall j n b, activation j n <= start j n b.
Hypothesis on_the_gpu : forall j n b, sm j n b < sms.
Hypothesis fifo : forall j n b j' n' b', exists_block kernels grid jobs j n b ->
  exists_block kernels grid jobs j' n' b' -> prio j = prio j' -> activation j n < activation j' n' ->
  start j n b <= start j' n' b'.
Hypothesis by_priority : forall j n b j' n' b', exists_block kernels grid jobs j n b ->
  exists_block kernels grid jobs j' n' b' -> prio j < prio j' ->
  ~ waits activation start j' n' b' (start j n b).
Hypothesis resident_fits : forall m t, m < sms -> fits_rows (resident_on grid jobs start time sm m t).
Hypothesis places_what_fits : forall p t,
  (exists j n b, exists_block kernels grid jobs j n b /\ p <= prio j /\ waits activation start j n b t) ->
  exists h, p <= prio h /\
    forall m, m < sms -> ~ fits_rows (one_more h (resident_on grid jobs start time sm m t)).

Variable bound low : nat -> nat.
Hypothesis gpu_has_sms : 0 < sms.
Hypothesis weights_positive : forall i, 0 < Y i.
Hypothesis low_is_dearest : forall i t,
  sum kernels (fun j => if prio j <? prio i
    then sum (jobs j) (fun n => sum (grid j) (fun b =>
      wcet j * weight i j * resident start time j n b t)) else 0) <= low i.
Hypothesis bound_positive : forall j, 0 < bound j.
Hypothesis latest_at_most_period : forall j, latest jitter bound j <= period j.
Hypothesis fixed_point : forall i, i < kernels -> exists L,
  W kernels grid wcet period prio jitter bound weight low i L <= sms * Y i * L /\
  W kernels grid wcet period prio jitter bound weight low i L + sms * Y i * wcet i
    <= sms * Y i * bound i.

(** The theorem and the blocked GPU together: with y_j the sum over rows of scale times need, 1 at most
    scale times the least need that keeps a block out, and placement that leaves nothing that fits in
    every row, no job takes longer than its R from its activation. *)
Theorem bound_of_rows : forall i n, i < kernels -> n < jobs i ->
  kept grid activation start time bound i n.
Proof.
  eapply (bound_holds kernels sms grid wcet period prio) with
    (y := weight) (Y := Y) (low := low) (nominal := nominal) (jitter := jitter); eauto.
  intros i t H.
  eapply (blocked_gpu kernels sms grid prio jobs activation start time sm on_the_gpu (prio i) (weight i)
            (Y i) fits_rows); eauto.
  intros set h F P N. eapply weights_of_rows; eauto.
Qed.

End Rows.

(** * One priority *)

(** With one priority W does not depend on L. *)
Theorem one_priority : forall kernels grid wcet prio jitter y low bound period i L L',
  (forall j, prio j = prio i) ->
  W kernels grid wcet period prio jitter bound y low i L
  = W kernels grid wcet period prio jitter bound y low i L'.
Proof.
  intros. unfold W. f_equal. apply sum_ext. intros j _. unfold interference.
  destruct (j =? i); [reflexivity|]. rewrite H, Nat.eqb_refl. reflexivity.
Qed.

(** * The hypotheses can hold together *)

(** Computed: two kernels of one block each on one SM, the first lower and longer: each job of the
    second waits for it. *)
Example two_priorities : kept (fun _ => 1) (fun j n => 8 * n + j) (fun j n _ => 8 * n + 2 * j)
  (fun j _ _ => 2 - j) (fun _ => 3) 1 1.
Proof.
  eapply (bound_of_rows 2 1 (fun _ => 1) (fun j => 2 - j) (fun _ => 8) (fun j => if j =? 1 then 1 else 0)) with
    (jobs := fun _ => 2) (nominal := fun j n => 8 * n + j) (jitter := fun _ => 0) (sm := fun _ _ _ => 0)
    (rows := 1) (need := fun _ _ => 1) (capacity := fun _ => 1) (scale := fun _ _ => 1)
    (threshold := fun _ _ => 1) (Y := fun _ => 1) (low := fun i => if i =? 1 then 2 else 0);
    cbv beta delta [latest]; try (intros; lia).
  - intros j n b j' n' b' [J _] [J' _]. destruct j as [|[|j]]; destruct j' as [|[|j']]; simpl; lia.
  - intros j n b j' n' b' [J _] [J' _] P. unfold waits.
    destruct j as [|[|j]]; destruct j' as [|[|j']]; simpl in P; lia.
  - intros m t M r R. assert (m = 0) by lia. subst m. unfold resident_on, resident. cbn [sum Nat.eqb].
    repeat match goal with
           | |- context [?a <=? ?b] => destruct (Nat.leb_spec a b)
           | |- context [?a <? ?b] => destruct (Nat.ltb_spec a b)
           end; cbn [andb]; lia.
  - intros p t [j [n [b [[J [N B]] [P Wait]]]]]. unfold waits in Wait. exists 1.
    destruct j as [|[|j]]; [lia | | lia]. split; [exact P|].
    intros m M F. assert (m = 0) by lia. subst m. specialize (F 0 ltac:(lia)).
    destruct n as [|[|n]]; [assert (t = 1) by lia | assert (t = 9) by lia | lia]; subst t;
      cbv in F; lia.
  - intros i t. unfold weight, resident. destruct i as [|[|i]]; cbn [sum Nat.eqb];
      repeat match goal with
             | |- context [?a <=? ?b] => destruct (Nat.leb_spec a b)
             | |- context [?a <? ?b] => destruct (Nat.ltb_spec a b)
             end; cbn [andb]; lia.
  - intros i I. destruct i as [|[|i]]; [exists 1 | exists 2 | lia]; cbv; lia.
Qed.

(** Computed: one kernel with one block on one SM, every second unit of time, three jobs. *)
Example one_kernel : kept (fun _ => 1) (fun _ n => 2 * n) (fun _ n _ => 2 * n) (fun _ _ _ => 1) (fun _ => 1) 0 2.
Proof.
  eapply (bound_holds 1 1 (fun _ => 1) (fun _ => 1) (fun _ => 2) (fun _ => 0)) with
    (jobs := fun _ => 3) (y := fun _ _ => 1) (Y := fun _ => 1) (low := fun _ => 0)
    (nominal := fun _ n => 2 * n) (jitter := fun _ => 0);
    cbv beta delta [latest]; try (intros; lia).
  - intros i t [j [n [b [_ [_ Wait]]]]]. unfold waits in Wait. lia.
  - intros i t. simpl. lia.
  - intros i L. exists 0. destruct i; [cbv; lia | exfalso; lia].
Qed.
