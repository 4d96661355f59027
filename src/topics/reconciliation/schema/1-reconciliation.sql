-- Which columns of a partner's own files are what, by their heads. Of the files themselves nothing is kept.
CREATE TABLE reconciliation_columns (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  names jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
