-- Deposits. Status 1 Menunggu Pembayaran … 6 Ditolak (domain 3.6).
CREATE TABLE topups (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  -- Author of the top-up, as partners read it.
  created_by text NOT NULL DEFAULT 'Sistem',
  is_admin boolean NOT NULL DEFAULT false,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  unique_code integer NOT NULL DEFAULT 0,
  -- Rupiah credited to the balance: the unique code of a transfer belongs to the partner.
  credit bigint GENERATED ALWAYS AS (amount + unique_code) STORED NOT NULL,
  invoice_paid_amount bigint NOT NULL,
  method_code text NOT NULL,
  method_name text NOT NULL,
  status smallint NOT NULL,
  -- Null on rows from before keys existed and after the gateway refused; unique a partner.
  idempotency_key uuid,
  -- sha-256 of the request, to distinguish a replay from a conflict.
  request_hash text,
  -- Gateway that receives the money; null for a manual transfer and for a credit by the operator.
  gateway text,
  gateway_reference text,
  -- Payment instructions; null until the gateway has answered.
  payment jsonb,
  -- Time of the latest poll of the gateway: only one of two processes polls.
  asked_at timestamptz,
  sender_name text,
  sender_bank text,
  proof_file_id uuid,
  proof_name text,
  note text,
  reject_reason text,
  balance_after bigint,
  -- `INV/2026/11/000123`, without a gap in a month.
  invoice_number text UNIQUE,
  -- Grows with each change; an older live frame never overwrites a newer state.
  version integer NOT NULL DEFAULT 1,
  expires_at timestamptz,
  paid_at timestamptz,
  credited_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX topups_partner ON topups (partner_id, status, created_at);
CREATE UNIQUE INDEX topups_key ON topups (partner_id, idempotency_key);
CREATE UNIQUE INDEX topups_reference ON topups (gateway, gateway_reference);
-- Two open transfers of one amount to one account would be indistinguishable.
CREATE UNIQUE INDEX topups_transfer ON topups (method_code, invoice_paid_amount)
  WHERE unique_code > 0 and status in (1, 5);
CREATE INDEX topups_credited ON topups (partner_id, credited_at) WHERE credited_at is not null;
CREATE INDEX topups_review ON topups (created_at) WHERE status = 5;

-- Last invoice number of a month (`2026/11`); counted up with the commit that credits, so that no number is lost.
CREATE TABLE invoice_counters (
  month text PRIMARY KEY,
  last integer NOT NULL
);
