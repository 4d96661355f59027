-- Balance and points of members, append-only (a trigger refuses update and delete). Where they stand is in
-- `entity_counters`, under the same word.
CREATE TABLE member_mutations (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  member_id uuid NOT NULL,
  -- One of 'balance', 'point'.
  kind text NOT NULL,
  -- Counts the rows of one member and kind, without a gap.
  seq integer NOT NULL,
  amount bigint NOT NULL,
  after bigint NOT NULL,
  -- One of 'opening', 'adjustment', 'payment', 'refund', 'upgrade', 'earned', 'returned'.
  type text NOT NULL,
  order_id uuid REFERENCES panel_orders,
  ref_code text,
  note text,
  actor text NOT NULL,
  user_id uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT member_mutations_amount CHECK (amount <> 0 and after >= 0)
);
CREATE UNIQUE INDEX member_mutations_seq ON member_mutations (member_id, kind, seq);
CREATE INDEX member_mutations_list ON member_mutations (partner_id, kind, created_at, id);
