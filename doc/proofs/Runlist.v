(** The Host of doc/runlist.md: it walks the runlist in a circle. An entry without work is skipped
    at no cost; an entry with work runs until its work or its timeslice is at its end; each switch
    to a channel costs [xi]. Times are whole numbers, as everywhere (Slots.v).

    [i] is the channel that is looked at, [TS] its timeslice. Its job arrives during a visit of
    the Host to another channel, at worst at that visit's start, and is the only one of [i]. *)

Require Import Arith List Lia.
Import ListNotations.

(** * The Host *)

(** What the Host visits, and how long it stays there if that is another channel than [i]. *)
Notation visits := (list (nat * nat)).

(** When a job of [i] with demand [C] is complete, counted from the first of the visits;
    None: these visits are not enough. *)
Fixpoint response (i TS xi C : nat) (vs : visits) : option nat :=
  match vs with
  | [] => None
  | (j, stay) :: rest =>
      if j =? i
      then if C <=? TS then Some (xi + C) else option_map (plus (xi + TS)) (response i TS xi (C - TS) rest)
      else option_map (plus stay) (response i TS xi C rest)
  end.

(** How many turns a demand takes: ceil(C / TS). *)
Definition turns (C TS : nat) : nat := (C + TS - 1) / TS.

(** * The positional bound *)

(** Sum of [cost] over the other channels' entries before the [k]-th entry of [i]. *)
Fixpoint gaps (i : nat) (cost : nat -> nat) (k : nat) (entries : list nat) : nat :=
  match entries with
  | [] => 0
  | j :: rest =>
      if j =? i then match k with S (S k') => gaps i cost (S k') rest | _ => 0 end
      else match k with 0 => 0 | _ => cost j + gaps i cost k rest end
  end.

Lemma gaps_zero : forall i cost entries, gaps i cost 0 entries = 0.
Proof. intros i cost [|j l]; simpl; [reflexivity | destruct (j =? i); reflexivity]. Qed.

Lemma turns_one : forall C TS, 0 < C -> C <= TS -> turns C TS = 1.
Proof.
  intros C TS P L. unfold turns. replace (C + TS - 1) with (C - 1 + 1 * TS) by lia.
  rewrite Nat.div_add by lia. rewrite Nat.div_small by lia. reflexivity.
Qed.

Lemma turns_more : forall C TS, 0 < TS -> TS < C -> turns C TS = S (turns (C - TS) TS).
Proof.
  intros C TS P L. unfold turns. replace (C + TS - 1) with (C - TS + TS - 1 + 1 * TS) by lia.
  rewrite Nat.div_add by lia. lia.
Qed.

Lemma turns_positive : forall C TS, 0 < TS -> 0 < C -> 0 < turns C TS.
Proof.
  intros C TS P Q. destruct (Nat.le_gt_cases C TS) as [L | L].
  - rewrite turns_one by lia. lia.
  - rewrite turns_more by lia. lia.
Qed.

(** Nobody stays longer than what his entry costs. *)
Definition within (i : nat) (cost : nat -> nat) (vs : visits) : Prop :=
  forall j stay, In (j, stay) vs -> j <> i -> stay <= cost j.

(** R <= C + k xi + the costs of the entries that stand before the k-th own one, k = ceil(C / TS).
    *)
Theorem positional_bound : forall i TS xi cost vs C, 0 < TS -> 0 < C -> within i cost vs ->
  turns C TS <= count_occ Nat.eq_dec (map fst vs) i ->
  exists r, response i TS xi C vs = Some r /\
            r <= C + turns C TS * xi + gaps i cost (turns C TS) (map fst vs).
Proof.
  intros i TS xi cost vs. induction vs as [|[j stay] vs IH]; intros C P Q W K; simpl in *.
  - pose proof (turns_positive C TS P Q). lia.
  - assert (W' : within i cost vs) by (intros a b H N; apply (W a b); [now right | exact N]).
    destruct (Nat.eqb_spec j i) as [E | N].
    + destruct (Nat.leb_spec C TS) as [L | L].
      * rewrite turns_one by lia. exists (xi + C). split; [reflexivity | lia].
      * rewrite (turns_more C TS P L) in *. subst j.
        destruct (Nat.eq_dec i i) as [_ | X]; [|congruence].
        destruct (IH (C - TS) P ltac:(lia) W' ltac:(lia)) as [r [R B]].
        rewrite R. exists (xi + TS + r). split; [reflexivity|].
        pose proof (turns_positive (C - TS) TS P ltac:(lia)) as Z.
        destruct (turns (C - TS) TS) as [|k]; [lia | simpl in *; lia].
    + destruct (Nat.eq_dec j i) as [X | _]; [congruence|].
      destruct (IH C P Q W' K) as [r [R B]]. rewrite R. exists (stay + r).
      split; [reflexivity|]. pose proof (W j stay (or_introl eq_refl) N).
      pose proof (turns_positive C TS P Q). destruct (turns C TS); lia.
Qed.

(** An arrival inside a gap is no worse than one at its start. *)
Lemma gaps_from_inside : forall i cost k before entries, ~ In i before ->
  gaps i cost k entries <= gaps i cost k (before ++ entries).
Proof.
  intros i cost k before entries. induction before as [|j before IH]; intros N; simpl; [lia|].
  destruct (Nat.eqb_spec j i) as [E | E]; [exfalso; apply N; now left|].
  assert (gaps i cost k entries <= gaps i cost k (before ++ entries))
    by (apply IH; intros H; apply N; now right).
  destruct k as [|k]; [rewrite gaps_zero|]; lia.
Qed.

(** * Theorem 1 *)

Definition sum_of (cost : nat -> nat) (l : list nat) : nat := list_sum (map cost l).

(** The driver's interleaved list is a sequence of rounds: all high channels, then one lower. *)
Definition round (highs : list nat) (lower : nat) : list nat := highs ++ [lower].

Definition interleaved (highs meds lows : list nat) : list nat :=
  match lows, meds with
  | [], [] => highs
  | [], _ => flat_map (round highs) meds
  | _, _ => flat_map (fun low => flat_map (round highs) meds ++ round highs low) lows
  end.

Lemma flat_map_rounds : forall highs l l',
  flat_map (round highs) l ++ flat_map (round highs) l' = flat_map (round highs) (l ++ l').
Proof. intros. symmetry. apply flat_map_app. Qed.

(** Where there is a lower channel, the list is that sequence of rounds. *)
Lemma interleaved_rounds : forall highs meds lows, meds ++ lows <> [] ->
  exists lowers, interleaved highs meds lows = flat_map (round highs) lowers /\
                 (forall j, In j lowers -> In j (meds ++ lows)).
Proof.
  intros highs meds lows N. destruct lows as [|low lows].
  - rewrite app_nil_r in *. destruct meds as [|m meds]; [congruence|].
    exists (m :: meds). split; [reflexivity | tauto].
  - exists (flat_map (fun low => meds ++ [low]) (low :: lows)). split.
    + replace (interleaved highs meds (low :: lows))
        with (flat_map (fun l => flat_map (round highs) meds ++ round highs l) (low :: lows))
        by (destruct meds; reflexivity).
      generalize (low :: lows) as l. clear. induction l as [|a l IH]; [reflexivity|].
      simpl. rewrite IH. replace (round highs a) with (flat_map (round highs) [a])
        by (simpl; apply app_nil_r).
      rewrite flat_map_rounds, flat_map_rounds. reflexivity.
    + intros j H. apply in_flat_map in H. destruct H as [a [A J]]. apply in_app_iff in J.
      apply in_app_iff. destruct J as [J | [<- | []]]; [now left | now right].
Qed.

Lemma gaps_app : forall i cost k before entries, ~ In i before -> 0 < k ->
  gaps i cost k (before ++ entries) = sum_of cost before + gaps i cost k entries.
Proof.
  intros i cost k before entries N P. unfold sum_of.
  induction before as [|j before IH]; simpl; [reflexivity|].
  destruct (Nat.eqb_spec j i) as [E | E]; [exfalso; apply N; now left|].
  destruct k as [|k]; [lia|]. rewrite IH; [simpl; lia | intros H; apply N; now right].
Qed.

Lemma gaps_own : forall i cost k entries, 0 < k -> gaps i cost (S k) (i :: entries) = gaps i cost k entries.
Proof. intros. simpl. rewrite Nat.eqb_refl. destruct k; [lia | reflexivity]. Qed.

(** The list of rounds walked on from behind the entry of high channel [i], up to its end and
    the high channels after that: whatever stands before [i]'s next entry is known. *)
Lemma rounds_from_own : forall i pre post lowers,
  flat_map (round (pre ++ i :: post)) lowers ++ pre ++ i :: post
  = pre ++ i :: post ++ flat_map (fun low => low :: pre ++ i :: post) lowers.
Proof.
  intros i pre post lowers. induction lowers as [|low lowers IH]; simpl.
  - rewrite app_nil_r. reflexivity.
  - unfold round at 1. rewrite <- !app_assoc. f_equal. simpl. f_equal.
    f_equal. f_equal. exact IH.
Qed.

(** From behind a turn of high channel [i] on: each turn waits for every other high channel
    once and for one lower channel. *)
Lemma gaps_rounds : forall i cost pre post top lowers k,
  ~ In i pre -> ~ In i post -> ~ In i lowers -> (forall j, In j lowers -> cost j <= top) ->
  gaps i cost k (post ++ flat_map (fun low => low :: pre ++ i :: post) lowers)
  <= k * (sum_of cost pre + sum_of cost post + top).
Proof.
  intros i cost pre post top lowers. induction lowers as [|low lowers IH]; intros k Pr Po Lo T;
    (destruct k as [|k]; [rewrite gaps_zero; lia|]); rewrite gaps_app by (assumption || lia); simpl flat_map.
  - simpl gaps. nia.
  - rewrite <- app_assoc. simpl app.
    change (low :: pre ++ i :: post ++ flat_map (fun low => low :: pre ++ i :: post) lowers)
      with ([low] ++ pre ++ i :: post ++ flat_map (fun low => low :: pre ++ i :: post) lowers).
    rewrite (gaps_app i cost (S k) [low]); [|intros [E | []]; apply Lo; now left | lia].
    rewrite (gaps_app i cost (S k) pre) by (assumption || lia).
    pose proof (T low (or_introl eq_refl)) as C.
    assert (L : sum_of cost [low] = cost low) by (unfold sum_of; simpl; lia). rewrite L.
    destruct k as [|k].
    + simpl gaps. rewrite Nat.eqb_refl. nia.
    + rewrite gaps_own by lia.
      assert (I : gaps i cost (S k) (post ++ flat_map (fun low => low :: pre ++ i :: post) lowers)
                  <= S k * (sum_of cost pre + sum_of cost post + top)).
      { apply IH; try assumption.
        - intros H. apply Lo. now right.
        - intros j H. apply T. now right. }
      nia.
Qed.

(* The job arrives somewhere in the gap behind the entry of [i], of which [skipped] is over;
    [cost j] is min(TS_j, C_j), [top] the longest lower timeslice. *)
(** Its instance for a high channel with xi = 0: R <= C + k l, where l is the sum of min(TS_j,
    C_j) over the other high channels and the longest timeslice of a lower one. *)
Theorem theorem_1 : forall i TS cost pre post top lowers skipped vs C,
  0 < TS -> 0 < C -> within i cost vs ->
  ~ In i pre -> ~ In i post -> ~ In i lowers -> (forall j, In j lowers -> cost j <= top) ->
  ~ In i skipped ->
  skipped ++ map fst vs = post ++ flat_map (fun low => low :: pre ++ i :: post) lowers ->
  turns C TS <= count_occ Nat.eq_dec (map fst vs) i ->
  exists r, response i TS 0 C vs = Some r /\
            r <= turns C TS * (sum_of cost pre + sum_of cost post + top) + C.
Proof.
  intros i TS cost pre post top lowers skipped vs C P Q W Pr Po Lo T Sk E K.
  destruct (positional_bound i TS 0 cost vs C P Q W K) as [r [R B]]. exists r. split; [exact R|].
  pose proof (gaps_from_inside i cost (turns C TS) skipped (map fst vs) Sk) as G. rewrite E in G.
  pose proof (gaps_rounds i cost pre post top lowers (turns C TS) Pr Po Lo T). lia.
Qed.

(** * Equation 3 *)

(** Computed: two high channels with C = TS = xi = 1: Equation 3 says 3, the response is 4, and so
    is the bound that charges every switch. *)
Example equation_3_is_too_low :
  let TS := 1 in let xi := 1 in let C := 1 in let l := 1 in
  response 0 TS xi C [(1, xi + 1); (0, 0)] = Some 4 /\
  turns C TS * (l + xi) + C = 3 /\
  C + turns C TS * xi + gaps 0 (fun _ => xi + 1) (turns C TS) [1; 0] = 4.
Proof. repeat split; reflexivity. Qed.
