-- Many orders that were approved with one PIN.
CREATE TABLE bulk_batches (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- User who approved it and on whose behalf it buys.
  user_id uuid NOT NULL REFERENCES users,
  user_name text NOT NULL,
  -- Idempotency key of the approval: sent twice, it makes one batch.
  idempotency_key uuid NOT NULL,
  request_hash text NOT NULL,
  -- sha-256 of items and destinations: the same file again is known by it.
  fingerprint text NOT NULL,
  -- `BULK`.
  status smallint NOT NULL,
  -- Error code of an automatic pause; null if a user paused it.
  reason text,
  total smallint NOT NULL,
  -- Rupiah that all of its rows cost when they were approved.
  planned bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT bulk_batches_status CHECK (status between 1 and 4)
);
CREATE UNIQUE INDEX bulk_batches_key ON bulk_batches (partner_id, idempotency_key);
CREATE INDEX bulk_batches_partner ON bulk_batches (partner_id, created_at);

-- One order of a batch, from its approval on.
CREATE TABLE bulk_rows (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES bulk_batches,
  partner_id uuid NOT NULL REFERENCES partners,
  position smallint NOT NULL,
  -- Line as typed.
  line text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brands,
  variation_id uuid NOT NULL REFERENCES variations,
  product_name text NOT NULL,
  item_name text NOT NULL,
  sku text NOT NULL,
  destination text NOT NULL,
  form_values jsonb NOT NULL,
  nickname text,
  -- Bill amount at the inquiry; null for prepaid items.
  inquiry_id uuid REFERENCES bill_inquiries,
  -- Rupiah that its partner saw and approved.
  unit_price bigint NOT NULL,
  -- It is bought although the same was bought before.
  again boolean NOT NULL,
  -- 2 for `KODE.NOMOR.2`, the second deliberate order of the line within 24 hours.
  counter smallint NOT NULL DEFAULT 1,
  -- Buys once: a new one comes only after its order has failed and was paid back whole.
  idempotency_key uuid NOT NULL UNIQUE,
  -- `BULK_ROW`.
  state smallint NOT NULL,
  transaction_id uuid REFERENCES transactions,
  -- Error code and message for which nothing was bought.
  refusal_code text,
  refusal text,
  CONSTRAINT bulk_rows_state CHECK (state between 1 and 5),
  CONSTRAINT bulk_rows_price CHECK (unit_price > 0)
);
CREATE UNIQUE INDEX bulk_rows_position ON bulk_rows (batch_id, position);
CREATE INDEX bulk_rows_open ON bulk_rows (partner_id, variation_id, destination) WHERE state in (1, 2);
CREATE INDEX bulk_rows_transaction ON bulk_rows (transaction_id);
CREATE INDEX bulk_rows_inquiry ON bulk_rows (inquiry_id) WHERE inquiry_id is not null;
