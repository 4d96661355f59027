-- The arrangement of a list's columns by one person, and the view with which it opens.
CREATE TABLE list_layouts (
  user_id uuid NOT NULL REFERENCES users,
  resource text NOT NULL,
  layout jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, resource),
  CONSTRAINT list_layouts_size CHECK (octet_length(layout::text) <= 8192)
);

-- Filters, search, sort and columns of a list under a name. `query` is what the list's address holds.
CREATE TABLE list_views (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  resource text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  is_pinned boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX list_views_name ON list_views (user_id, resource, lower(name));
CREATE INDEX list_views_partner ON list_views (partner_id);
