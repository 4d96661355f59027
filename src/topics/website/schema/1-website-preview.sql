-- What a person has typed into a form with a preview; one row for each form, for an hour. Visitors never see it.
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
