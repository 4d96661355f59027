-- Results of an item's orders in the last hours, recomputed every few minutes: of all partners if `partner_id` is
-- null, else of that partner. An item without orders has no row.
CREATE TABLE item_figures (
  variation_id uuid NOT NULL REFERENCES variations,
  partner_id uuid REFERENCES partners,
  -- `WINDOWS`.
  hours smallint NOT NULL,
  finished integer NOT NULL,
  succeeded integer NOT NULL,
  -- From the order to its success; null where none succeeded.
  median_seconds double precision,
  as_of timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (variation_id, hours, partner_id),
  CONSTRAINT item_figures_counts CHECK (succeeded between 0 and finished)
);
-- When they were counted is asked at each opening of an order form.
CREATE INDEX item_figures_window ON item_figures (hours, as_of);
