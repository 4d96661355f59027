-- The newest version of the product that a person has read about; the versions themselves stand in the code.
CREATE TABLE changelog_reads (
  user_id uuid PRIMARY KEY REFERENCES users,
  version text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now()
);
