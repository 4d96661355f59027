-- Every callback that named a gateway, whatever its result.
CREATE TABLE payment_callbacks (
  id uuid PRIMARY KEY,
  gateway text NOT NULL,
  -- The gateway's own name of the event; unsigned calls have a random one.
  event_id text NOT NULL,
  -- Top-up or website order that it pays; null if it names none.
  payable_id uuid,
  raw text NOT NULL,
  verdict text NOT NULL,
  -- Number of times the callback was received.
  times integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX payment_callbacks_event ON payment_callbacks (gateway, event_id);
CREATE INDEX payment_callbacks_payable ON payment_callbacks (payable_id);

-- The sandbox gateway's own books: another house, with nothing of ours in it.
CREATE TABLE sandbox_payments (
  -- `SBX-…`
  reference text PRIMARY KEY,
  -- Our id of the top-up or website order, as it was handed over.
  merchant_ref uuid NOT NULL UNIQUE,
  amount bigint NOT NULL,
  -- One of 'unpaid', 'paid', 'expired', 'failed'.
  status text NOT NULL DEFAULT 'unpaid',
  paid_amount bigint,
  paid_at timestamptz,
  -- Signs the callbacks of this payment.
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
);
