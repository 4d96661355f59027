-- Users to notify when the price of an item at their tier passes an amount.
CREATE TABLE price_alarms (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  variation_id uuid NOT NULL REFERENCES variations,
  -- `PRICE_ALARM`.
  direction smallint NOT NULL,
  amount bigint NOT NULL,
  -- Gone after the first time.
  is_once boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, variation_id, direction),
  CONSTRAINT price_alarms_direction CHECK (direction in (1, 2)),
  CONSTRAINT price_alarms_amount CHECK (amount > 0)
);
CREATE INDEX price_alarms_item ON price_alarms (variation_id);
