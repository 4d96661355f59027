-- The time of a cashier at its drawer. What it came to is written once, with the count, and never again.
CREATE TABLE cashier_shifts (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Cashier whose drawer it is.
  user_id uuid NOT NULL REFERENCES users,
  -- `SHIFT`.
  status smallint NOT NULL,
  opening_cash bigint NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  -- User who counted the cash.
  closed_by uuid REFERENCES users,
  counted bigint,
  -- Notes and coins, where they were counted one by one.
  pieces jsonb,
  -- Figures as of the count (`core/shift/figures`).
  orders integer,
  sales bigint,
  unpriced integer,
  returned integer,
  partly integer,
  noncash bigint,
  cash_in bigint,
  cash_out bigint,
  expected bigint,
  difference bigint GENERATED ALWAYS AS (counted - expected) STORED,
  -- Explanation of a difference, and its author.
  note text,
  note_by uuid REFERENCES users,
  CONSTRAINT cashier_shifts_opening CHECK (opening_cash >= 0),
  CONSTRAINT cashier_shifts_counted CHECK (case when status = 1
    then num_nonnulls(closed_at, closed_by, counted, orders, sales, unpriced, returned, partly, noncash, cash_in,
      cash_out, expected, note) = 0
    else num_nulls(closed_at, closed_by, counted, orders, sales, unpriced, returned, partly, noncash, cash_in,
      cash_out, expected) = 0 end),
  CONSTRAINT cashier_shifts_sum CHECK (expected = opening_cash + sales - noncash + cash_in - cash_out),
  CONSTRAINT cashier_shifts_explained CHECK ((status = 2) = (counted <> expected and note is null))
);
CREATE INDEX cashier_shifts_partner ON cashier_shifts (partner_id, opened_at);
-- A new shift can be opened once the previous one is counted and explained.
CREATE UNIQUE INDEX cashier_shifts_unfinished ON cashier_shifts (user_id) WHERE status in (1, 2);

-- Cash that was put into a drawer (above 0) or taken out (below) for something else than an order.
CREATE TABLE cashier_shift_cash (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  shift_id uuid NOT NULL REFERENCES cashier_shifts,
  user_id uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cashier_shift_cash_amount CHECK (amount <> 0)
);
CREATE INDEX cashier_shift_cash_shift ON cashier_shift_cash (shift_id, created_at);

-- The orders of a shift: each falls into the one that was open when it was made, with its own commit.
CREATE TABLE cashier_shift_orders (
  order_id uuid PRIMARY KEY REFERENCES transactions,
  shift_id uuid NOT NULL REFERENCES cashier_shifts,
  -- Rupiah that it counted for when the shift was closed; null before, and where it has no selling price.
  taken bigint
);
CREATE INDEX cashier_shift_orders_shift ON cashier_shift_orders (shift_id);
