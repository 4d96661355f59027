-- Users to notify once when an item is available again.
CREATE TABLE item_watches (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  variation_id uuid NOT NULL REFERENCES variations,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, variation_id)
);
CREATE INDEX item_watches_item ON item_watches (variation_id);
