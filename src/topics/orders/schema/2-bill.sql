-- Bills as they were when a partner inquired; each can be paid once, on the same day. Rows never change.
CREATE TABLE bill_inquiries (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  variation_id uuid NOT NULL REFERENCES variations,
  customer_no text NOT NULL,
  -- Input of the inquiry, including the customer's number.
  form_values jsonb NOT NULL,
  -- Masked; the full value is not stored.
  customer_name text NOT NULL,
  -- Sheets of the bill.
  bill_count smallint NOT NULL,
  -- Oldest first.
  periods jsonb NOT NULL,
  bill_amount bigint NOT NULL,
  penalty bigint NOT NULL,
  admin_fee bigint NOT NULL,
  commission bigint NOT NULL,
  -- Cost of the payment for the partner.
  total bigint NOT NULL,
  -- The supplier's name of its answer.
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT bill_inquiries_total CHECK (total > 0
    and bill_amount > 0
    and penalty >= 0
    and bill_count > 0
    and total = bill_amount + penalty + admin_fee - commission)
);
CREATE INDEX bill_inquiries_partner ON bill_inquiries (partner_id, created_at);
-- Finds the latest inquiry of a bill when an older one is paid.
CREATE INDEX bill_inquiries_customer ON bill_inquiries (partner_id, variation_id, customer_no, created_at);
