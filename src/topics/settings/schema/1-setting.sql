-- Settings of the portal that follow a person to every browser (domain 3.1). Without a row, nothing is chosen
-- yet.
CREATE TABLE user_settings (
  user_id uuid PRIMARY KEY REFERENCES users,
  default_page_size smallint NOT NULL,
  sound_on_success boolean NOT NULL,
  -- Shortcuts of a single key, such as J and K.
  single_keys boolean NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_settings_page_size CHECK (default_page_size between 1 and 100)
);

-- Name and address on invoices (domain 3.6, `billing-information`).
CREATE TABLE billing_informations (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  name text NOT NULL,
  company text,
  -- 15 or 16 digits, without dots.
  npwp text,
  address text,
  email text,
  -- `628…`
  phone text,
  wants_tax_invoice boolean NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Low balance reminder of a partner, and what was sent for the current fall (domain 3.12).
CREATE TABLE balance_reminders (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  is_active boolean NOT NULL,
  threshold bigint NOT NULL,
  -- `in_app`, `whatsapp`, `email`, `telegram`.
  channels text[] NOT NULL,
  -- `628…`
  phone text,
  email text,
  -- Hours between two reminders of one fall; 0 is once.
  repeat_hours smallint NOT NULL,
  -- Minutes since midnight in Asia/Jakarta; both or neither. The time may cross midnight.
  quiet_from smallint,
  quiet_to smallint,
  -- Last reminder of the present fall; null while the balance is high enough.
  reminded_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT balance_reminders_threshold CHECK (threshold > 0),
  CONSTRAINT balance_reminders_quiet CHECK ((quiet_from is null) = (quiet_to is null))
);
-- Partners that the scheduled job reads.
CREATE INDEX balance_reminders_active ON balance_reminders (partner_id) WHERE is_active;
