-- A balance, in its own row. `version` counts its postings and orders the live frames.
CREATE TABLE balances (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- One of 'main', 'panel', 'referral'.
  kind text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  -- A referral balance may be negative: a refund can take back commissions that were already withdrawn, and
  -- later commissions compensate.
  CONSTRAINT balances_not_negative CHECK (balance >= 0 or kind = 'referral')
);
CREATE UNIQUE INDEX balances_owner ON balances (partner_id, kind);

-- Double entry, append-only (a trigger refuses update and delete). Rows of one `posting_id` sum to zero: one names a
-- balance (`balance_id`, `seq`, `balance_after`), its counterpart a house account (`house`). No house balance is
-- stored. `type` as in `core/text/balance-types.ts` for the main balance, as in domain 3.19 for the panel's and 3.9
-- for that of commissions.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  posting_id uuid NOT NULL,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  balance_id uuid REFERENCES balances,
  -- One of 'sales', 'deposits', 'adjustment', 'panel', 'profit', 'storefront', 'referral'.
  house text,
  amount bigint NOT NULL,
  seq bigint,
  balance_after bigint,
  type smallint NOT NULL,
  ref_type text NOT NULL,
  ref_id uuid,
  ref_code text NOT NULL,
  description text NOT NULL,
  actor text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_not_zero CHECK (amount <> 0),
  CONSTRAINT ledger_one_side CHECK ((balance_id is null) <> (house is null)),
  CONSTRAINT ledger_balance_facts CHECK ((balance_id is null) = (seq is null)
    and (balance_id is null) = (balance_after is null))
);
CREATE UNIQUE INDEX ledger_balance_seq ON ledger_entries (balance_id, seq);
CREATE INDEX ledger_posting ON ledger_entries (posting_id);
CREATE INDEX ledger_history ON ledger_entries (balance_id, created_at);
-- A top up is credited at most once, also by concurrent callers.
CREATE UNIQUE INDEX ledger_topup_once ON ledger_entries (ref_id) WHERE ref_type = 'topup' and balance_id is not null;
-- So is a renewal of a panel charged.
CREATE UNIQUE INDEX ledger_plan_charge_once ON ledger_entries (ref_id)
  WHERE ref_type = 'plan-charge' and balance_id is not null;
-- So is what the buyer of a website paid.
CREATE UNIQUE INDEX ledger_sale_once ON ledger_entries (ref_id)
  WHERE ref_type = 'panel_order' and type = 9 and balance_id is not null;
