-- Header of everything that a partner hands to its customers. Without a row, the name of the business alone
-- is printed.
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
