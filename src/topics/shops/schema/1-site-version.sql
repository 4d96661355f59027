-- Published configurations of a website; visitors see the newest.
CREATE TABLE site_versions (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Counts the versions of a partner, from 1.
  number integer NOT NULL,
  data jsonb NOT NULL,
  -- Null where the program published it itself.
  published_by uuid REFERENCES users,
  published_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX site_versions_number ON site_versions (partner_id, number);
