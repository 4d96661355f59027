-- Accounts that a partner's profit may go to. A row never changes its number: another number is another row, and the
-- one before stays for the withdrawals that went there. `number_sealed` is encrypted; `number_digest` recognizes
-- the same account.
CREATE TABLE bank_accounts (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  bank_code text NOT NULL,
  number_sealed text NOT NULL,
  number_digest text NOT NULL,
  -- Its last four digits.
  number_end text NOT NULL,
  -- Account holder as the bank writes the name.
  holder text NOT NULL,
  is_primary boolean NOT NULL DEFAULT false,
  verified_at timestamptz NOT NULL DEFAULT now(),
  -- Nothing is sent there before.
  paused_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX bank_accounts_number ON bank_accounts (partner_id, number_digest) WHERE deleted_at is null;
CREATE UNIQUE INDEX bank_accounts_primary ON bank_accounts (partner_id) WHERE is_primary and deleted_at is null;

-- Profit of the panel, or commissions of referred partners (`purse`), on their way out (domain 3.9, 3.19). Target 1
-- the main balance, 2 a bank account; status 1 Diajukan, 2 Diproses, 3 Berhasil, 4 Ditolak. The money has left its
-- balance while status is 1 to 3.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  -- One of 'panel', 'referral'.
  purse text NOT NULL DEFAULT 'panel',
  idempotency_key uuid NOT NULL,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  target smallint NOT NULL,
  bank_account_id uuid REFERENCES bank_accounts,
  bank_name text,
  -- Its last four digits: the whole number stays encrypted with the account.
  account_end text,
  account_holder text,
  status smallint NOT NULL,
  reject_reason text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  CONSTRAINT withdrawals_amounts CHECK (fee >= 0 and amount > fee)
);
CREATE INDEX withdrawals_partner ON withdrawals (partner_id, requested_at);
CREATE UNIQUE INDEX withdrawals_key ON withdrawals (partner_id, purse, idempotency_key);
