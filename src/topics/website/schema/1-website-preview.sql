-- Typed values of a form with a preview: one row per person and form, for an hour. Visitors never see them.
CREATE UNLOGGED TABLE website_previews (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL,
  user_id uuid NOT NULL,
  resource text NOT NULL,
  -- Null for a new record.
  record_id uuid,
  data jsonb NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX website_previews_form ON website_previews (user_id, resource);
CREATE INDEX website_previews_age ON website_previews (stored_at);
