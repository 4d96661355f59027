-- Who wants to hear once that an item can be bought again.
CREATE TABLE item_watches (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  variation_id uuid NOT NULL REFERENCES variations,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, variation_id)
);
CREATE INDEX item_watches_item ON item_watches (variation_id);
