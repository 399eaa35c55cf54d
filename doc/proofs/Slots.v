(** Section "Free blocks" of doc/rta.md: identical slots, kernels in launch order.

    Times are whole numbers: the analysis scales all times of a scenario by their common
    denominator, so nothing is lost. A block takes the slot that is free earliest; no block of
    a kernel starts before a block of an earlier kernel or before its kernel's release. *)

Require Import Arith List Lia.
Import ListNotations.

(** * The block-by-block model *)

(** When each slot comes free. *)
Notation slots := (list nat).

Definition earliest (h : slots) : nat :=
  match h with [] => 0 | s :: rest => fold_right Nat.min s rest end.

(** One slot that is free at [s] is free at [e] instead. *)
Fixpoint take (s e : nat) (h : slots) : slots :=
  match h with
  | [] => []
  | x :: rest => if x =? s then e :: rest else x :: take s e rest
  end.

(** The slots, and the start of the last block that was placed. *)
Notation state := (slots * nat)%type.

Definition block (C : nat) (now : state) : state :=
  let (h, ta) := now in
  let start := Nat.max ta (earliest h) in
  (take (earliest h) (start + C) h, start).

Fixpoint blocks (g C : nat) (now : state) : state :=
  match g with 0 => now | S g' => blocks g' C (block C now) end.

Record kernel := { grid : nat; wcet : nat; release : nat }.

Definition place (k : kernel) (now : state) : state :=
  blocks (grid k) (wcet k) (fst now, Nat.max (snd now) (release k)).

Definition completion (k : kernel) (now : state) : nat := snd (place k now) + wcet k.

Fixpoint completions (ks : list kernel) (now : state) : list nat :=
  match ks with
  | [] => []
  | k :: rest => completion k now :: completions rest (place k now)
  end.

(** * The earliest slot *)

Lemma fold_min_le : forall l x y, In y (x :: l) -> fold_right Nat.min x l <= y.
Proof.
  induction l as [|a l IH]; intros x y; simpl.
  - intros [-> | []]; lia.
  - intros [-> | [-> | H]].
    + specialize (IH y y (or_introl eq_refl)). lia.
    + lia.
    + specialize (IH x y (or_intror H)). lia.
Qed.

Lemma fold_min_in : forall l x, In (fold_right Nat.min x l) (x :: l).
Proof.
  induction l as [|a l IH]; intros x; simpl; [now left|].
  destruct (Nat.min_spec a (fold_right Nat.min x l)) as [[_ ->] | [_ ->]].
  - right; left; reflexivity.
  - destruct (IH x) as [H | H]; [left; exact H | right; right; exact H].
Qed.

Lemma earliest_le : forall h s, In s h -> earliest h <= s.
Proof. intros [|x l] s H; [destruct H | exact (fold_min_le l x s H)]. Qed.

Lemma earliest_in : forall h, h <> [] -> In (earliest h) h.
Proof. intros [|x l] H; [congruence | exact (fold_min_in l x)]. Qed.

Lemma take_length : forall h s e, length (take s e h) = length h.
Proof.
  induction h as [|x h IH]; intros s e; simpl; [reflexivity|].
  destruct (x =? s); simpl; [reflexivity | now rewrite IH].
Qed.

Lemma take_nonempty : forall h s e, h <> [] -> take s e h <> [].
Proof.
  intros h s e H E. apply H. apply length_zero_iff_nil.
  rewrite <- (take_length h s e), E. reflexivity.
Qed.

(** What a sum over the slots loses and gains when one slot is taken. *)
Definition total (f : nat -> nat) (h : slots) : nat := list_sum (map f h).

Lemma total_take : forall f h s e, In s h -> total f (take s e h) + f s = total f h + f e.
Proof.
  intros f h s e. unfold total. induction h as [|x h IH]; simpl; intros H; [destruct H|].
  destruct (Nat.eqb_spec x s) as [-> | N]; simpl; [lia|].
  destruct H as [H | H]; [congruence|]. specialize (IH H). lia.
Qed.

Lemma total_ext : forall f f' h, (forall s, In s h -> f s = f' s) -> total f h = total f' h.
Proof.
  intros f f' h H. unfold total. f_equal. apply map_ext_in. exact H.
Qed.

Lemma total_zero : forall f h, (forall s, In s h -> f s = 0) -> total f h = 0.
Proof.
  intros f h. unfold total. induction h as [|x h IH]; simpl; intros H; [reflexivity|].
  rewrite (H x (or_introl eq_refl)), IH; [reflexivity | intros s I; apply H; now right].
Qed.

Lemma total_ge : forall f h s, In s h -> f s <= total f h.
Proof.
  intros f h s. unfold total. induction h as [|x h IH]; simpl; intros H; [destruct H|].
  destruct H as [-> | H]; [lia|]. specialize (IH H). lia.
Qed.

(** * The counting formula *)

(** How many blocks of length [C] a slot that is free at [s] has started by time [t], if none
    may start before [ta]. *)
Definition started_on (C ta t s : nat) : nat :=
  if Nat.max ta s <=? t then (t - Nat.max ta s) / C + 1 else 0.

(** N(t) of the documentation. *)
Definition started (C ta t : nat) (h : slots) : nat := total (started_on C ta t) h.

Lemma started_before : forall C ta t h,
  t < Nat.max ta (earliest h) -> started C ta t h = 0.
Proof.
  intros C ta t h H. apply total_zero. intros s I. unfold started_on.
  pose proof (earliest_le h s I). destruct (Nat.leb_spec (Nat.max ta s) t); [lia | reflexivity].
Qed.

Lemma started_after : forall C ta t h,
  h <> [] -> Nat.max ta (earliest h) <= t -> 1 <= started C ta t h.
Proof.
  intros C ta t h N H.
  pose proof (total_ge (started_on C ta t) h _ (earliest_in h N)) as G.
  unfold started. unfold started_on in G at 1.
  destruct (Nat.leb_spec (Nat.max ta (earliest h)) t); lia.
Qed.

Lemma next_on_slot : forall C t a, 0 < C ->
  (if a + C <=? t then (t - (a + C)) / C + 1 else 0) = (if a <=? t then (t - a) / C + 1 else 0) - 1.
Proof.
  intros C t a P.
  destruct (Nat.leb_spec (a + C) t) as [H | H]; destruct (Nat.leb_spec a t) as [H' | H']; try lia.
  - replace (t - a) with (t - (a + C) + 1 * C) by lia. rewrite Nat.div_add by lia. lia.
  - rewrite Nat.div_small by lia. reflexivity.
Qed.

(** One block more is one start less that is still to come, at every time. *)
Lemma started_block : forall C ta t h, 0 < C -> h <> [] ->
  let (h', ta') := block C (h, ta) in started C ta' t h' = started C ta t h - 1.
Proof.
  intros C ta t h P N. simpl. set (s := earliest h). set (a := Nat.max ta s).
  pose proof (earliest_in h N) as I. fold s in I.
  assert (Same : started C a t (take s (a + C) h) = started C ta t (take s (a + C) h)).
  { apply total_ext. intros x X. unfold started_on.
    assert (s <= x).
    { assert (Q : forall l, (forall y, In y l -> s <= y) -> In x (take s (a + C) l) -> s <= x).
      { induction l as [|y l IH]; simpl; intros A B; [destruct B|].
        destruct (y =? s); simpl in B; destruct B as [<- | B]; try lia.
        - apply A; now right.
        - apply A; now left.
        - apply IH; [intros z Z; apply A; now right | exact B]. }
      apply (Q h); [intros y Y; apply earliest_le; exact Y | exact X]. }
    replace (Nat.max a x) with (Nat.max ta x) by lia. reflexivity. }
  rewrite Same. unfold started.
  pose proof (total_take (started_on C ta t) h s (a + C) I) as T.
  pose proof (total_ge (started_on C ta t) h s I) as G.
  assert (E : started_on C ta t (a + C) = started_on C ta t s - 1).
  { unfold started_on. replace (Nat.max ta (a + C)) with (a + C) by lia.
    fold a. apply next_on_slot. exact P. }
  destruct (Nat.eq_dec (started_on C ta t s) 0) as [Z | Z].
  - assert (t < a).
    { unfold started_on in Z. fold a in Z.
      destruct (Nat.leb_spec a t) as [K | K]; [exfalso; clear - Z; lia | exact K]. }
    assert (started C ta t h = 0) by (apply started_before; exact H).
    unfold started in H0. lia.
  - lia.
Qed.

Lemma block_nonempty : forall C h ta, h <> [] -> fst (block C (h, ta)) <> [].
Proof. intros C h ta N. simpl. apply take_nonempty. exact N. Qed.

Lemma started_blocks : forall g C ta t h, 0 < C -> h <> [] ->
  started C (snd (blocks g C (h, ta))) t (fst (blocks g C (h, ta))) = started C ta t h - g.
Proof.
  induction g as [|g IH]; intros C ta t h P N; [simpl; lia|].
  change (blocks (S g) C (h, ta)) with (blocks g C (block C (h, ta))).
  pose proof (started_block C ta t h P N) as B.
  pose proof (block_nonempty C h ta N) as M.
  destruct (block C (h, ta)) as [h1 ta1]. simpl in M.
  rewrite (IH C ta1 t h1 P M), B. lia.
Qed.

Lemma blocks_nonempty : forall g C h ta, h <> [] -> fst (blocks g C (h, ta)) <> [].
Proof.
  induction g as [|g IH]; intros C h ta N; [exact N|].
  change (blocks (S g) C (h, ta)) with (blocks g C (block C (h, ta))).
  pose proof (block_nonempty C h ta N) as M. destruct (block C (h, ta)). now apply IH.
Qed.

Lemma blocks_last : forall g C now, blocks (S g) C now = block C (blocks g C now).
Proof.
  induction g as [|g IH]; intros C now; [reflexivity|].
  change (blocks (S (S g)) C now) with (blocks (S g) C (block C now)).
  rewrite IH. reflexivity.
Qed.

(** From any state of the slots, the last of g blocks starts at the least t with N(t) >= g, where
    N(t) is the sum of floor((t - t_k) / C) + 1 over the slots with t_k <= t, t_k being when the
    slot is free and the kernel there. *)
Theorem counting_formula : forall g C ta h, 0 < C -> 0 < g -> h <> [] ->
  let start := snd (blocks g C (h, ta)) in
  g <= started C ta start h /\ (forall t, t < start -> started C ta t h < g).
Proof.
  intros g C ta h P G N. destruct g as [|g]; [lia|]. rewrite blocks_last.
  pose proof (fun t => started_blocks g C ta t h P N) as S.
  pose proof (blocks_nonempty g C h ta N) as M.
  destruct (blocks g C (h, ta)) as [h1 ta1]. simpl in S, M |- *. split.
  - pose proof (started_after C ta1 (Nat.max ta1 (earliest h1)) h1 M (le_n _)).
    specialize (S (Nat.max ta1 (earliest h1))). lia.
  - intros t L. pose proof (started_before C ta1 t h1 L). specialize (S t). lia.
Qed.

(** * Monotonicity *)

(** How many slots are free by [t]. *)
Definition free_by (t : nat) (h : slots) : nat := total (fun s => if s <=? t then 1 else 0) h.

(** At every time at least as many slots are free, and the next block may start as early. *)
Definition no_later (now later : state) : Prop :=
  (forall t, free_by t (fst later) <= free_by t (fst now)) /\ snd now <= snd later.

Lemma free_take : forall h s e t, In s h ->
  free_by t (take s e h) + (if s <=? t then 1 else 0) = free_by t h + (if e <=? t then 1 else 0).
Proof. intros. exact (total_take (fun x => if x <=? t then 1 else 0) h s e H). Qed.

Lemma free_before : forall h t, t < earliest h -> free_by t h = 0.
Proof.
  intros h t L. apply total_zero. intros s I. pose proof (earliest_le h s I).
  destruct (Nat.leb_spec s t); [lia | reflexivity].
Qed.

Lemma free_at_earliest : forall h, h <> [] -> 1 <= free_by (earliest h) h.
Proof.
  intros h N.
  pose proof (total_ge (fun s => if s <=? earliest h then 1 else 0) h _ (earliest_in h N)) as G.
  simpl in G. rewrite Nat.leb_refl in G. exact G.
Qed.

Lemma earliest_no_later : forall h h', h' <> [] ->
  (forall t, free_by t h' <= free_by t h) -> earliest h <= earliest h'.
Proof.
  intros h h' N D. destruct (Nat.le_gt_cases (earliest h) (earliest h')) as [L | L]; [exact L|].
  pose proof (free_before h _ L). pose proof (free_at_earliest h' N).
  specialize (D (earliest h')). lia.
Qed.

Lemma block_no_later : forall C C' now later, C <= C' ->
  fst now <> [] -> fst later <> [] -> no_later now later -> no_later (block C now) (block C' later).
Proof.
  intros C C' [h ta] [h' ta'] L N N' [D A]. simpl in *.
  pose proof (earliest_no_later h h' N' D) as E. split; simpl; [|lia].
  intros t. pose proof (free_take h _ (Nat.max ta (earliest h) + C) t (earliest_in h N)) as F.
  pose proof (free_take h' _ (Nat.max ta' (earliest h') + C') t (earliest_in h' N')) as F'.
  specialize (D t). pose proof (free_before h' t) as Z.
  destruct (Nat.leb_spec (earliest h) t); destruct (Nat.leb_spec (earliest h') t);
  destruct (Nat.leb_spec (Nat.max ta (earliest h) + C) t);
  destruct (Nat.leb_spec (Nat.max ta' (earliest h') + C') t); lia.
Qed.

Lemma block_later : forall C now, fst now <> [] -> no_later now (block C now).
Proof.
  intros C [h ta] N. simpl in *. split; simpl; [|lia]. intros t.
  pose proof (free_take h _ (Nat.max ta (earliest h) + C) t (earliest_in h N)) as F.
  destruct (Nat.leb_spec (earliest h) t);
  destruct (Nat.leb_spec (Nat.max ta (earliest h) + C) t); lia.
Qed.

Lemma no_later_trans : forall a b c, no_later a b -> no_later b c -> no_later a c.
Proof.
  intros a b c [D A] [D' A']. split; [|lia]. intros t. specialize (D t). specialize (D' t). lia.
Qed.

Lemma no_later_refl : forall a, no_later a a.
Proof. intros a. split; [intros t; lia | lia]. Qed.

Lemma blocks_no_later : forall g' g C C' now later, g <= g' -> C <= C' ->
  fst now <> [] -> fst later <> [] -> no_later now later -> no_later (blocks g C now) (blocks g' C' later).
Proof.
  induction g' as [|g' IH]; intros g C C' now later G L N N' D.
  - replace g with 0 by lia. exact D.
  - assert (M' : fst (block C' later) <> []) by (destruct later; now apply block_nonempty).
    destruct g as [|g].
    + change (blocks (S g') C' later) with (blocks g' C' (block C' later)).
      apply (IH 0 C C' now (block C' later)); [lia | exact L | exact N | exact M' |].
      apply (no_later_trans now later); [exact D | now apply block_later].
    + change (blocks (S g') C' later) with (blocks g' C' (block C' later)).
      change (blocks (S g) C now) with (blocks g C (block C now)).
      apply IH; [lia | exact L | destruct now; now apply block_nonempty | exact M' |].
      now apply block_no_later.
Qed.

Lemma place_nonempty : forall k now, fst now <> [] -> fst (place k now) <> [].
Proof. intros k [h ta] N. now apply blocks_nonempty. Qed.

(** A kernel that is no larger in any parameter. *)
Definition no_larger (k k' : kernel) : Prop :=
  grid k <= grid k' /\ wcet k <= wcet k' /\ release k <= release k'.

Lemma place_no_later : forall k k' now later, no_larger k k' ->
  fst now <> [] -> fst later <> [] -> no_later now later -> no_later (place k now) (place k' later).
Proof.
  intros k k' now later [G [W R]] N N' [D A]. unfold place.
  apply blocks_no_later; try assumption. split; simpl; [exact D | lia].
Qed.

(** Lowering any grid, wcet or release, in the same order, makes no completion later. *)
Theorem completions_monotone : forall ks ks' now later, Forall2 no_larger ks ks' ->
  fst now <> [] -> fst later <> [] -> no_later now later ->
  Forall2 le (completions ks now) (completions ks' later).
Proof.
  intros ks ks' now later F. revert now later.
  induction F as [|k k' ks ks' L F IH]; intros now later N N' D; simpl; constructor.
  - pose proof (place_no_later k k' now later L N N' D) as [_ A]. destruct L as [_ [W _]].
    unfold completion. lia.
  - apply IH; [now apply place_nonempty | now apply place_nonempty | now apply place_no_later].
Qed.

(** * The closed form *)

Definition idle (m : nat) : state := (repeat 0 m, 0).

Lemma total_repeat : forall f s m, total f (repeat s m) = m * f s.
Proof.
  intros f s m. unfold total. induction m as [|m IH]; simpl; [reflexivity | rewrite IH; reflexivity].
Qed.

Lemma blocks_add : forall a b C now, blocks (a + b) C now = blocks b C (blocks a C now).
Proof. induction a as [|a IH]; intros b C now; simpl; [reflexivity | apply IH]. Qed.

(** Where all blocks take [C] and all kernels are released at [r], [g] blocks on [m] idle slots
    are complete at r + C ceil(g / m). *)
Lemma equal_blocks : forall m g C r, 0 < m -> 0 < g -> 0 < C ->
  snd (blocks g C (repeat 0 m, r)) + C = r + C * ((g + m - 1) / m).
Proof.
  intros m g C r M G P.
  assert (N : repeat 0 m <> []) by (destruct m; [lia | discriminate]).
  destruct (counting_formula g C r (repeat 0 m) P G N) as [E L].
  set (start := snd (blocks g C (repeat 0 m, r))) in *.
  unfold started in E. rewrite total_repeat in E. unfold started_on in E.
  replace (Nat.max r 0) with r in E by lia.
  destruct (Nat.leb_spec r start) as [R | R]; [|lia].
  set (q := (g + m - 1) / m).
  assert (Q : q * m < g + m /\ g <= q * m).
  { unfold q. pose proof (Nat.div_mod (g + m - 1) m ltac:(lia)).
    pose proof (Nat.mod_upper_bound (g + m - 1) m ltac:(lia)). nia. }
  assert (q1 : 1 <= q) by nia.
  assert (Up : start <= r + C * (q - 1)).
  { destruct (Nat.le_gt_cases start (r + C * (q - 1))) as [K | K]; [exact K|].
    specialize (L _ K). unfold started in L. rewrite total_repeat in L. unfold started_on in L.
    replace (Nat.max r 0) with r in L by lia.
    rewrite (proj2 (Nat.leb_le r (r + C * (q - 1))) (Nat.le_add_r _ _)) in L.
    replace (r + C * (q - 1) - r) with ((q - 1) * C) in L
      by (rewrite Nat.add_comm, Nat.add_sub; apply Nat.mul_comm).
    rewrite Nat.div_mul in L by lia. nia. }
  assert (Down : r + C * (q - 1) <= start).
  { assert (q <= (start - r) / C + 1).
    { destruct (Nat.le_gt_cases q ((start - r) / C + 1)) as [K | K]; [exact K|]. nia. }
    pose proof (Nat.mul_div_le (start - r) C ltac:(lia)). nia. }
  nia.
Qed.

Lemma start_after_release : forall n C r h t, r <= t -> r <= snd (blocks n C (h, t)).
Proof.
  induction n as [|n IH]; intros C r h t L; [exact L|].
  change (blocks (S n) C (h, t)) with (blocks n C (block C (h, t))). apply IH. lia.
Qed.

(** Kernels with one [C] and one [r] are one kernel with all their blocks. *)
Lemma place_more : forall m C r n now seen,
  fst now = fst (blocks seen C (repeat 0 m, r)) ->
  Nat.max (snd now) r = snd (blocks seen C (repeat 0 m, r)) ->
  place {| grid := n; wcet := C; release := r |} now = blocks (seen + n) C (repeat 0 m, r).
Proof.
  intros m C r n now seen F A. unfold place; simpl. rewrite F, A, <- surjective_pairing.
  symmetry. apply blocks_add.
Qed.

Lemma place_all : forall m C r gs g now seen,
  fst now = fst (blocks seen C (repeat 0 m, r)) ->
  Nat.max (snd now) r = snd (blocks seen C (repeat 0 m, r)) ->
  place {| grid := g; wcet := C; release := r |}
    (fold_left (fun now n => place {| grid := n; wcet := C; release := r |} now) gs now)
  = blocks (seen + list_sum gs + g) C (repeat 0 m, r).
Proof.
  intros m C r gs g. induction gs as [|n gs IH]; intros now seen F A.
  - rewrite Nat.add_0_r. now apply place_more.
  - simpl fold_left. rewrite (place_more m C r n now seen F A), (IH _ (seen + n)).
    + f_equal. simpl. lia.
    + reflexivity.
    + apply Nat.max_l, start_after_release. lia.
Qed.

(* (m is g_max.) *)
(** Kernels of one C and one release r: f_i = r + C ceil((g_1 + ... + g_i) / g_max). *)
Theorem closed_form : forall m C r gs g, 0 < m -> 0 < C -> 0 < g ->
  completion {| grid := g; wcet := C; release := r |}
    (fold_left (fun now n => place {| grid := n; wcet := C; release := r |} now) gs (idle m))
  = r + C * ((list_sum gs + g + m - 1) / m).
Proof.
  intros m C r gs g M P G. unfold completion.
  rewrite (place_all m C r gs g (idle m) 0); [|reflexivity|reflexivity].
  apply equal_blocks; lia.
Qed.

(** * Paredes' example, computed *)

Definition tau1 := {| grid := 2; wcet := 4; release := 0 |}.
Definition tau2 := {| grid := 7; wcet := 6; release := 0 |}.
Definition tau3 := {| grid := 2; wcet := 6; release := 0 |}.
Definition tau4 := {| grid := 5; wcet := 5; release := 0 |}.

(** Computed: the completions of his four kernels in all four orders of his table. *)
Example launch_orders :
  completions [tau1; tau2; tau3; tau4] (idle 8) = [4; 10; 12; 11] /\
  completions [tau2; tau3; tau4; tau1] (idle 8) = [6; 12; 11; 10] /\
  completions [tau2; tau4; tau1; tau3] (idle 8) = [6; 11; 10; 12] /\
  completions [tau2; tau1; tau3; tau4] (idle 8) = [6; 8; 12; 11].
Proof. repeat split; reflexivity. Qed.

(** Computed: (wcet 3, period 4) and (3, 12) on one slot: both first jobs meet their deadlines,
    the second job of the first does not. *)
Example second_job_misses :
  completions [ {| grid := 1; wcet := 3; release := 0 |}; {| grid := 1; wcet := 3; release := 0 |};
                {| grid := 1; wcet := 3; release := 4 |} ] (idle 1) = [3; 6; 9] /\ 9 > 4 + 4.
Proof. split; [reflexivity | lia]. Qed.
