-- Orders above a limit of the sub-account that wants them: each waits ten minutes for the owner. No money moves
-- before.
CREATE TABLE order_approvals (
  -- The idempotency key of the order that it becomes, too.
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- User who requests it and on whose behalf it buys.
  user_id uuid NOT NULL REFERENCES users,
  -- Of the asking: sent twice it is one.
  idempotency_key uuid NOT NULL,
  request_hash text NOT NULL,
  -- What would be bought, as the form sent it, its price included; without the PIN.
  request jsonb NOT NULL,
  -- The same as people read it, as it was when it was asked for.
  brand_id uuid NOT NULL REFERENCES brands,
  variation_id uuid NOT NULL REFERENCES variations,
  product_name text NOT NULL,
  item_name text NOT NULL,
  destination text NOT NULL,
  nickname text,
  qty smallint NOT NULL,
  total bigint NOT NULL,
  -- What a rule of selling prices would sell it for; null where none reaches it.
  resale_total bigint,
  -- The limit that it passes, and what was left of it. One of 'order', 'day', 'month'.
  rule text NOT NULL,
  limit_amount bigint NOT NULL,
  left_amount bigint NOT NULL,
  -- `APPROVAL`.
  status smallint NOT NULL,
  -- Which of the few that one person may have waiting it is.
  slot smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Null where time decided.
  decided_by uuid REFERENCES users,
  -- Why it was refused, in the owner's words.
  reason text,
  transaction_id uuid REFERENCES transactions,
  CONSTRAINT order_approvals_status CHECK (status between 1 and 5),
  CONSTRAINT order_approvals_slots CHECK (slot between 1 and 5),
  CONSTRAINT order_approvals_decided CHECK ((status = 1) = (decided_at is null)),
  CONSTRAINT order_approvals_bought CHECK ((status = 2) = (transaction_id is not null))
);
CREATE UNIQUE INDEX order_approvals_key ON order_approvals (partner_id, idempotency_key);
CREATE INDEX order_approvals_partner ON order_approvals (partner_id, created_at);
-- The same order waits once, and so many of one person, however many ask at once.
CREATE UNIQUE INDEX order_approvals_same ON order_approvals (user_id, variation_id, destination) WHERE status = 1;
CREATE UNIQUE INDEX order_approvals_slot ON order_approvals (user_id, slot) WHERE status = 1;
