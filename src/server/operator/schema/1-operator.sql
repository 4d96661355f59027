-- Notices for the operator. One unseen row per kind and subject: repetitions only raise its count.
CREATE TABLE operator_notices (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- Subject of the action: the code of a top-up, the name of a gateway.
  ref text NOT NULL,
  text text NOT NULL,
  times integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it happened last.
  updated_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz
);
CREATE UNIQUE INDEX operator_notices_unseen ON operator_notices (kind, ref) WHERE seen_at is null;
CREATE INDEX operator_notices_created ON operator_notices (created_at);

-- Rupiah that the operator gave or took, by the idempotency key of the request; written with the commit of its ledger
-- entries, so that a repeated request moves nothing.
CREATE TABLE balance_adjustments (
  key text PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  amount bigint NOT NULL,
  reason text NOT NULL,
  -- Code of the entries in the ledger.
  code text NOT NULL,
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
