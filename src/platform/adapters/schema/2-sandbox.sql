-- The balance of a partner's sandbox: no ledger knows of it, and nothing real can be bought with it (ADR 0028).
CREATE TABLE sandbox_accounts (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  balance bigint NOT NULL,
  CONSTRAINT sandbox_accounts_balance CHECK (balance >= 0)
);

-- Orders of the sandbox; they end as real ones do, and their codes are worth nothing.
CREATE TABLE sandbox_orders (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  ref_id text NOT NULL,
  -- sha-256 of the request, to distinguish a replay from a conflict.
  request_hash text NOT NULL,
  variation_id uuid NOT NULL REFERENCES variations,
  product_name text NOT NULL,
  item_name text NOT NULL,
  sku text NOT NULL,
  destination text NOT NULL,
  order_param jsonb NOT NULL,
  qty smallint NOT NULL,
  unit_price bigint NOT NULL,
  total bigint NOT NULL,
  -- Status of an order.
  status smallint NOT NULL DEFAULT 1,
  refunded smallint NOT NULL DEFAULT 0,
  refund_amount bigint NOT NULL DEFAULT 0,
  status_reason_code text,
  sn text,
  voucher_codes text[] NOT NULL DEFAULT '{}'::text[],
  history jsonb NOT NULL,
  -- Payment to the biller; null for an order that pays no bill.
  bill jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT sandbox_orders_total CHECK (total > 0 and refund_amount between 0 and total)
);
CREATE UNIQUE INDEX sandbox_orders_ref ON sandbox_orders (partner_id, ref_id);
CREATE INDEX sandbox_orders_partner ON sandbox_orders (partner_id, created_at);
CREATE INDEX sandbox_orders_duplicate ON sandbox_orders (partner_id, variation_id, destination, created_at);

-- Bills inquired in the sandbox; each can be paid once, on the same day.
CREATE TABLE sandbox_inquiries (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- `FoundBill` of `src/topics/orders/server/bill`.
  bill jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_inquiries_partner ON sandbox_inquiries (partner_id, created_at);
