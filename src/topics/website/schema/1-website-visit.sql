-- Visits of a website on a day in Jakarta. Nothing here tells visitors apart.
CREATE TABLE website_days (
  partner_id uuid NOT NULL REFERENCES partners,
  day date NOT NULL,
  visits integer NOT NULL,
  PRIMARY KEY (partner_id, day)
);

-- Words that visitors searched for on a day, without numbers that may belong to a person.
CREATE TABLE website_searches (
  partner_id uuid NOT NULL REFERENCES partners,
  day date NOT NULL,
  term text NOT NULL,
  searches integer NOT NULL,
  -- Whether the latest search found a product.
  is_found boolean NOT NULL,
  PRIMARY KEY (partner_id, day, term)
);
CREATE INDEX website_searches_age ON website_searches (day);
