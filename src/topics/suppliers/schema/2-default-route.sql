-- Preselected route of a product group in a partner's order form.
CREATE TABLE default_routes (
  partner_id uuid NOT NULL REFERENCES partners,
  group_key text NOT NULL,
  variation_id uuid NOT NULL REFERENCES variations,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_id, group_key)
);
