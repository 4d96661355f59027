-- What stands on everything that a partner hands to its customers. No row: the name of the business alone.
CREATE TABLE letterheads (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  -- Null is the name of the business.
  name text,
  -- A public picture of `files`.
  logo_id uuid,
  address text,
  -- `628…`
  phone text,
  footer text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
