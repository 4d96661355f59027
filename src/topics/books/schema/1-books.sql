-- Months that a partner has closed, with what the books said then. One that was opened again stays as a row.
CREATE TABLE book_closings (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- `YYYY-MM`, Asia/Jakarta.
  month text NOT NULL,
  -- Sums by line and by how they count; a later difference comes from rows that arrived later.
  sums jsonb NOT NULL,
  closed_by uuid NOT NULL REFERENCES users,
  closed_at timestamptz NOT NULL DEFAULT now(),
  reopened_by uuid REFERENCES users,
  reopened_at timestamptz,
  CONSTRAINT book_closings_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  CONSTRAINT book_closings_reopened CHECK ((reopened_at is null) = (reopened_by is null))
);
CREATE UNIQUE INDEX book_closings_closed ON book_closings (partner_id, month) WHERE reopened_at is null;
CREATE INDEX book_closings_partner ON book_closings (partner_id, month, closed_at);
