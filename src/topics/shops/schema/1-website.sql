-- Latest website request of a partner (domain 3.15); `partners` has its status.
CREATE TABLE panel_registrations (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  -- Another one with each time it is handed in.
  submission_id uuid NOT NULL UNIQUE,
  site_name text NOT NULL,
  subdomain text NOT NULL,
  -- Reserves the subdomain while pending or active; a rejection frees it.
  keeps_subdomain boolean NOT NULL DEFAULT true,
  custom_domain text,
  tagline text,
  category_focus text[] NOT NULL DEFAULT '{}',
  logo jsonb,
  -- `628…`
  contact_whatsapp text NOT NULL,
  theme_id text NOT NULL,
  -- Status of the custom domain: 1 Belum diarahkan, 2 Menunggu DNS, 3 Aktif; null without one.
  domain_status smallint,
  -- Status of its certificate: 1 Menunggu, 2 Aktif; null without a custom domain.
  ssl_status smallint,
  -- Since when this custom domain is the one.
  domain_since timestamptz,
  domain_checked_at timestamptz,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  reviewed_at timestamptz,
  CONSTRAINT panel_registrations_domain CHECK (domain_status between 1 and 3),
  CONSTRAINT panel_registrations_ssl CHECK (ssl_status between 1 and 2)
);
CREATE UNIQUE INDEX panel_registrations_subdomain ON panel_registrations (subdomain) WHERE keeps_subdomain;

-- Renewals of the panel's plan, one for each expiry: it is charged once or not at all. Result 1 Berhasil, 2 Saldo
-- tidak cukup; the second becomes the first when the balance suffices later.
CREATE TABLE plan_charges (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- The `panel_expired_date` that it moves.
  due_at timestamptz NOT NULL,
  amount bigint NOT NULL,
  result smallint NOT NULL,
  period_start timestamptz,
  period_end timestamptz,
  tried_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  CONSTRAINT plan_charges_result CHECK (result in (1, 2)),
  CONSTRAINT plan_charges_paid
    CHECK ((result = 1) = (paid_at is not null and period_start is not null and period_end is not null))
);
CREATE UNIQUE INDEX plan_charges_due ON plan_charges (partner_id, due_at);
CREATE UNIQUE INDEX plan_charges_period ON plan_charges (partner_id, period_start);
CREATE INDEX plan_charges_history ON plan_charges (partner_id, tried_at);
