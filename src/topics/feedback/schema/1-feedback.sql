-- Feedback on the product (domain 3.12). Status 1 Terkirim, 2 Dibalas.
CREATE TABLE feedbacks (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  category text NOT NULL,
  rating smallint NOT NULL,
  message text NOT NULL,
  -- The team may call or write back.
  allow_contact boolean NOT NULL,
  status smallint NOT NULL DEFAULT 1,
  reply text,
  replied_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedbacks_partner ON feedbacks (partner_id, created_at);
