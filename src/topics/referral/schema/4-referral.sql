-- Partners whose orders bring the referrer no commission, because both seem to be one
-- (`core/referral/programme.ts`). One row for good: what the operator has lifted is not found again.
CREATE TABLE referral_bars (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  -- One of 'self', 'circle', 'nik', 'device', 'account'.
  reason text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  lifted_at timestamptz
);

-- What an order brought to who referred its partner: one row an order, equal to its entries in the ledger.
CREATE TABLE referral_commissions (
  order_id uuid PRIMARY KEY REFERENCES transactions,
  -- Who earns.
  partner_id uuid NOT NULL REFERENCES partners,
  -- Who bought.
  referred_id uuid NOT NULL REFERENCES partners,
  -- What the order cost, less what came back.
  base bigint NOT NULL,
  -- Hundredths of a per cent, as of the first time.
  rate smallint NOT NULL,
  amount bigint NOT NULL,
  -- When the order ended.
  earned_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT referral_commissions_amount CHECK (amount >= 0 and base >= 0)
);
CREATE INDEX referral_commissions_partner ON referral_commissions (partner_id, earned_at);
CREATE INDEX referral_commissions_referred ON referral_commissions (referred_id, earned_at);
