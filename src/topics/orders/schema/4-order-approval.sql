-- Orders above a limit of the sub-account that places them: each waits ten minutes for the owner. No money
-- moves before approval.
CREATE TABLE order_approvals (
  -- Also the idempotency key of the order that is made of it.
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- User who requests it and on whose behalf it buys.
  user_id uuid NOT NULL REFERENCES users,
  -- Idempotency key of the request: sent twice, it makes one.
  idempotency_key uuid NOT NULL,
  request_hash text NOT NULL,
  -- The order as the form sent it, including its price, without the PIN.
  request jsonb NOT NULL,
  -- The order in readable form, as it was at the time of the request.
  brand_id uuid NOT NULL REFERENCES brands,
  variation_id uuid NOT NULL REFERENCES variations,
  product_name text NOT NULL,
  item_name text NOT NULL,
  destination text NOT NULL,
  nickname text,
  qty smallint NOT NULL,
  total bigint NOT NULL,
  -- Selling price by the partner's rules; null if no rule applies.
  resale_total bigint,
  -- The exceeded limit, and what was left of it. One of 'order', 'day', 'month'.
  rule text NOT NULL,
  limit_amount bigint NOT NULL,
  left_amount bigint NOT NULL,
  -- `APPROVAL`.
  status smallint NOT NULL,
  -- Number of the slot: one person may have only a few requests waiting.
  slot smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Null if it expired.
  decided_by uuid REFERENCES users,
  -- Reason of the refusal, in the owner's words.
  reason text,
  transaction_id uuid REFERENCES transactions,
  CONSTRAINT order_approvals_status CHECK (status between 1 and 5),
  CONSTRAINT order_approvals_slots CHECK (slot between 1 and 5),
  CONSTRAINT order_approvals_decided CHECK ((status = 1) = (decided_at is null)),
  CONSTRAINT order_approvals_bought CHECK ((status = 2) = (transaction_id is not null))
);
CREATE UNIQUE INDEX order_approvals_key ON order_approvals (partner_id, idempotency_key);
CREATE INDEX order_approvals_partner ON order_approvals (partner_id, created_at);
-- Prevents a second request for the same order, and limits the waiting requests of one person, also for
-- simultaneous calls.
CREATE UNIQUE INDEX order_approvals_same ON order_approvals (user_id, variation_id, destination) WHERE status = 1;
CREATE UNIQUE INDEX order_approvals_slot ON order_approvals (user_id, slot) WHERE status = 1;
