-- Evaluations of a guard: one row per guard and price change, inserted with the change and retained afterwards.
CREATE TABLE margin_guard_turns (
  -- A record of `margin-guard`; it may be gone by the time of its turn.
  guard_id uuid NOT NULL,
  change_id uuid NOT NULL REFERENCES price_changes,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Turns of a partner are judged in the order of these two: those of one item in the order of its changes.
  queued_at timestamptz NOT NULL,
  nth integer NOT NULL,
  -- `GuardVerdict`, or that there was no such guard any more.
  verdict text,
  evaluated_at timestamptz,
  PRIMARY KEY (guard_id, change_id),
  CONSTRAINT margin_guard_turns_verdict CHECK ((evaluated_at is null) = (verdict is null)
    and verdict in ('none', 'warn', 'raise', 'off', 'on', 'gone'))
);
CREATE INDEX margin_guard_turns_waiting ON margin_guard_turns (partner_id, queued_at, nth) WHERE evaluated_at is null;
CREATE INDEX margin_guard_turns_judged ON margin_guard_turns (evaluated_at) WHERE evaluated_at is not null;

-- Actions of guards, and manual corrections. Rows never change, except when they are undone.
CREATE TABLE margin_guard_events (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Null if a person made the correction.
  guard_id uuid,
  -- Name of the guard or the person at that time.
  actor text NOT NULL,
  change_id uuid REFERENCES price_changes,
  channel text NOT NULL,
  kind text NOT NULL,
  -- An item of the catalogue, or a record of `product-vcg`.
  subject_id uuid NOT NULL,
  item text NOT NULL,
  reason text NOT NULL,
  -- Null if no cost changed: a manual correction, or a change of the guard.
  cost_before bigint,
  cost_now bigint,
  price_before bigint,
  price_after bigint,
  -- Data for undo: a change of selling rules, or the former values of a record of a website.
  undo jsonb,
  undone_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (guard_id, change_id, subject_id),
  CONSTRAINT margin_guard_events_channel CHECK (channel in ('h2h', 'website')),
  CONSTRAINT margin_guard_events_kind CHECK (kind in ('warn', 'raise', 'off', 'on', 'mend'))
);
CREATE INDEX margin_guard_events_partner ON margin_guard_events (partner_id, created_at, id);

-- Items that a guard has switched off.
CREATE TABLE margin_guard_offs (
  partner_id uuid NOT NULL REFERENCES partners,
  channel text NOT NULL,
  subject_id uuid NOT NULL,
  guard_id uuid NOT NULL,
  item text NOT NULL,
  -- Rupiah of margin at which it comes back, where the guard watches the cost.
  margin bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_id, channel, subject_id)
);

-- Days whose digest has been sent.
CREATE TABLE margin_guard_digests (
  partner_id uuid NOT NULL REFERENCES partners,
  -- Asia/Jakarta.
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_id, day)
);
