-- Notices shown after signing in (specification 3); the newest active one counts. `content` is sanitised HTML.
CREATE TABLE onboarding_notices (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  image_url text,
  content text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  last_update timestamptz NOT NULL DEFAULT now()
);
