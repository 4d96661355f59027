-- Selling price rules of a partner: one for everything, a category, a brand or an item.
CREATE TABLE selling_rules (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  scope text NOT NULL,
  -- Category, brand or item; null for everything.
  scope_id uuid,
  method text NOT NULL,
  -- Per cent, or rupiah.
  value numeric(14, 2) NOT NULL,
  rounding integer NOT NULL,
  round_up boolean NOT NULL,
  ending text NOT NULL,
  min_margin bigint,
  max_margin bigint,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES users,
  CONSTRAINT selling_rules_scope CHECK (scope in ('global', 'category', 'brand', 'variation')
    and (scope = 'global') = (scope_id is null)),
  CONSTRAINT selling_rules_method CHECK (method in ('percent', 'amount', 'fixed') and value >= 0),
  CONSTRAINT selling_rules_round CHECK (rounding in (0, 50, 100, 500, 1000) and ending in ('', '9', '99', '00')),
  CONSTRAINT selling_rules_margin CHECK (min_margin >= 0 and max_margin >= 0 and min_margin <= max_margin)
);
-- One rule per scope; the partner's id is the scope of the whole catalogue.
CREATE UNIQUE INDEX selling_rules_one ON selling_rules (partner_id, coalesce(scope_id, partner_id));

-- Changes that were made to a partner's rules together. Rows never change, except when they are undone.
CREATE TABLE selling_rule_changes (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  actor text NOT NULL,
  kind text NOT NULL,
  rules jsonb NOT NULL,
  -- Change that undid this one.
  undone_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT selling_rule_changes_kind CHECK (
    kind in ('create', 'edit', 'delete', 'restore', 'bulk', 'clear', 'undo', 'guard', 'mend')
  )
);
CREATE INDEX selling_rule_changes_partner ON selling_rule_changes (partner_id, created_at, id);
