-- Orders of the H2H mode. Status and refunded as in specification 4.
CREATE TABLE transactions (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  -- Null on rows from before keys existed; unique a partner.
  idempotency_key uuid,
  -- sha-256 of the request, to distinguish a replay from a conflict.
  request_hash text NOT NULL,
  ref_id text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brands,
  variation_id uuid NOT NULL REFERENCES variations,
  -- Names as bought: a later change of the catalogue does not rewrite history.
  product_name text NOT NULL,
  item_name text NOT NULL,
  sku text NOT NULL,
  destination text NOT NULL,
  nickname text,
  order_param jsonb NOT NULL,
  qty smallint NOT NULL,
  unit_price bigint NOT NULL,
  selling_total bigint NOT NULL,
  -- Selling price by the partner's rules at the time of purchase; null if no rule applied to the item.
  resale_total bigint,
  status smallint NOT NULL,
  refunded smallint NOT NULL DEFAULT 0,
  refund_amount bigint NOT NULL DEFAULT 0,
  refund_at timestamptz,
  status_reason_code text,
  sn text,
  -- Masked; whole they are in `voucher_sealed`.
  voucher_codes text[] NOT NULL DEFAULT '{}'::text[],
  voucher_sealed text,
  -- The inquiry that a bill was paid by; null for everything else.
  inquiry_id uuid REFERENCES bill_inquiries,
  -- Oldest period of the bill, `YYYY-MM`.
  bill_period text,
  customer_name text,
  note text,
  -- 1 Web, 2 API, 3 Panel, 4 Massal.
  source smallint NOT NULL,
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  sla_seconds integer NOT NULL,
  history jsonb NOT NULL,
  -- Grows with each change; an older live frame never overwrites a newer state.
  version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Searched text, one value per line; empty while the order is pending (`functions/order-search.sql`).
  search text NOT NULL DEFAULT '',
  CONSTRAINT transactions_total CHECK (selling_total > 0 and refund_amount between 0 and selling_total)
);
CREATE UNIQUE INDEX transactions_key ON transactions (partner_id, idempotency_key);
CREATE UNIQUE INDEX transactions_ref ON transactions (partner_id, ref_id);
CREATE UNIQUE INDEX transactions_inquiry ON transactions (inquiry_id) WHERE inquiry_id is not null;
-- One bill is paid once, whatever was asked how often; the refund of a payment that failed opens it again.
CREATE UNIQUE INDEX transactions_bill ON transactions (variation_id, destination, bill_period, partner_id)
  WHERE bill_period is not null and status in (1, 2);
-- Every filter and sum of the list is in it, so that counting 100,000 orders reads no order.
CREATE INDEX transactions_partner ON transactions (partner_id, created_at, id)
  INCLUDE (status, refunded, refund_amount, brand_id, source, user_id, selling_total, resale_total);
-- Orders in error: few or none. Only with these statistics does the planner know that, and reads not all orders to find none.
CREATE INDEX transactions_error ON transactions (partner_id, created_at, id)
  WHERE status not in (1, 2, 3) and not (status = 4 and refunded in (1, 2));
CREATE STATISTICS transactions_status (mcv) ON status, refunded FROM transactions;
CREATE INDEX transactions_total ON transactions (partner_id, selling_total, id);
-- Pending orders stay outside, so that buying does not pay for it.
CREATE INDEX transactions_search ON transactions USING gin (search gin_trgm_ops) WHERE search <> '';
-- Finds the orders of one user among many orders of others: 26 ms without it at 100,000, 0.1 with it.
CREATE INDEX transactions_user ON transactions (partner_id, user_id, created_at);
-- The condition is the end of an order, not its status: statements that ask for one order by id and status must not choose this index.
CREATE INDEX transactions_pending ON transactions (partner_id, created_at) WHERE finished_at is null;
CREATE INDEX transactions_duplicate ON transactions (partner_id, variation_id, destination, created_at);
-- Success rate and speed of a brand; pending orders stay outside, so that buying does not pay for it.
CREATE INDEX transactions_delivery ON transactions (brand_id, finished_at) WHERE finished_at is not null;

-- Work that happens later, once, across processes and restarts. Unique a kind and subject.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  ref_id uuid NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- If a process dies during an attempt, another one takes over after this time.
  locked_until timestamptz,
  last_error text,
  done_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX jobs_subject ON jobs (kind, ref_id);
CREATE INDEX jobs_due ON jobs (run_at) WHERE done_at is null;
