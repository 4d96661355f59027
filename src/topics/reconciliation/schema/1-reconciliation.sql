-- Column mapping of a partner's files, by their header row. The files themselves are not stored.
CREATE TABLE reconciliation_columns (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  names jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
