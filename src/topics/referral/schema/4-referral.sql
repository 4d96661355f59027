-- Partners whose orders bring the referrer no commission, because both seem to be the same person
-- (`core/referral/programme.ts`). Rows are permanent: a bar that the operator has lifted is not set again.
CREATE TABLE referral_bars (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  -- One of 'self', 'circle', 'nik', 'device', 'account'.
  reason text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  lifted_at timestamptz
);

-- Commission of an order for the referrer of its partner: one row per order, equal to its entries in the
-- ledger.
CREATE TABLE referral_commissions (
  order_id uuid PRIMARY KEY REFERENCES transactions,
  -- Partner who earns the commission.
  partner_id uuid NOT NULL REFERENCES partners,
  -- Partner who placed the order.
  referred_id uuid NOT NULL REFERENCES partners,
  -- Cost of the order, less refunds.
  base bigint NOT NULL,
  -- Hundredths of a per cent, as of the first time.
  rate smallint NOT NULL,
  amount bigint NOT NULL,
  -- Time at which the order ended.
  earned_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT referral_commissions_amount CHECK (amount >= 0 and base >= 0)
);
CREATE INDEX referral_commissions_partner ON referral_commissions (partner_id, earned_at);
CREATE INDEX referral_commissions_referred ON referral_commissions (referred_id, earned_at);
