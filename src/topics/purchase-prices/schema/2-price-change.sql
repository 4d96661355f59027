-- Each move of a price of the catalogue, before the discount of any tier; written with the price, and never changed.
CREATE TABLE price_changes (
  id uuid PRIMARY KEY,
  variation_id uuid NOT NULL REFERENCES variations,
  old_price bigint NOT NULL,
  new_price bigint NOT NULL,
  -- `PRICE_REASON`.
  reason smallint NOT NULL,
  effective_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT price_changes_moved CHECK (old_price > 0 and new_price > 0 and old_price <> new_price),
  CONSTRAINT price_changes_reason CHECK (reason between 1 and 4)
);
CREATE INDEX price_changes_item ON price_changes (variation_id, effective_at);
CREATE INDEX price_changes_newest ON price_changes (effective_at, id);

-- Position up to which the supplier's feed has been read; one row.
CREATE TABLE price_feeds (
  name text PRIMARY KEY,
  read_until timestamptz NOT NULL
);
