-- Tier of partners (domain 3.10). `price_discount_bps` is in hundredths of a percent.
CREATE TABLE tiers (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  image text,
  level smallint NOT NULL,
  min_topup_30d bigint NOT NULL,
  requires_kyc boolean NOT NULL,
  has_panel boolean NOT NULL,
  price_discount_bps integer NOT NULL,
  -- `#rrggbb` of its badge.
  color text NOT NULL DEFAULT '#768b88',
  rate_limit_rpm integer NOT NULL DEFAULT 60,
  max_sub_account integer NOT NULL DEFAULT 0,
  -- Rupiah of purchases a day; 0 is no limit.
  daily_limit bigint NOT NULL DEFAULT 0,
  support_sla_minutes integer NOT NULL DEFAULT 1440,
  -- Further benefits of the tier, a line each.
  benefits text[] NOT NULL DEFAULT '{}'
);

-- A business. Balance, KYC, tier and panel belong to it; people belong to `users` (design 14).
CREATE TABLE partners (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  -- 1 a person, 2 a company; null for partners from before it was asked.
  business_type smallint,
  -- `[A-Z0-9]{6,12}`, for others to name when they register.
  referral_code text UNIQUE,
  referred_by uuid REFERENCES partners,
  tier_id uuid NOT NULL REFERENCES tiers,
  -- When the tier was last reached or fell; null since the beginning.
  tier_since timestamptz,
  -- When the tier is judged again and may fall; null never does.
  tier_valid_until timestamptz,
  -- When the partner was warned that the tier will fall at `tier_valid_until`.
  tier_warned_at timestamptz,
  key_verified boolean NOT NULL DEFAULT false,
  is_referral_feature boolean NOT NULL DEFAULT false,
  -- 0 not submitted, 1 pending, 2 verified, 3 rejected.
  kyc_status smallint NOT NULL DEFAULT 0,
  kyc_reject_description text,
  -- Rupiah an unverified partner may spend in one purchase; 0 is no limit.
  maximum_unverified_amount bigint NOT NULL DEFAULT 0,
  -- 0 none, 1 pending, 2 active, 3 rejected.
  panel_status smallint NOT NULL DEFAULT 0,
  panel_site_name text,
  panel_url text,
  panel_expired_date timestamptz,
  panel_reject_reason text,
  -- When it was last switched on.
  panel_started_at timestamptz,
  -- True if the plan is renewed from the balance automatically.
  panel_auto_renew boolean NOT NULL DEFAULT true,
  -- Expiry that was warned of, and expiry that passed without a renewal: each is notified once.
  panel_warned_for timestamptz,
  panel_lapsed_for timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT partners_business_type CHECK (business_type in (1, 2)),
  CONSTRAINT partners_kyc_status CHECK (kyc_status between 0 and 3),
  CONSTRAINT partners_panel_status CHECK (panel_status between 0 and 3)
);
CREATE INDEX partners_referred_by ON partners (referred_by);
CREATE INDEX partners_panel_expiry ON partners (panel_expired_date) WHERE panel_status = 2;

-- A person. Session, PIN, password and privileges belong to the user.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- One of 'owner', 'sub'.
  role text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  -- `628…`
  phone text NOT NULL,
  password_hash text NOT NULL,
  pin_hash text,
  -- Null means every declared access key, empty means no check (both for owners only); else the keys that were chosen.
  privileges text[],
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  -- When the terms were agreed to, at registering.
  terms_accepted_at timestamptz,
  -- A public picture of `files`; null shows the letters of the name.
  avatar_id uuid,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_privileges CHECK ((coalesce(cardinality(privileges), 0) > 0) = (role = 'sub'))
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE UNIQUE INDEX users_phone ON users (phone);
CREATE INDEX users_partner ON users (partner_id);

-- Signed-in sessions; the token itself is never stored, only its sha-256 (hex).
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  -- Id that the list of devices shows; the digest of the token is never sent.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  -- One of 'email', 'phone'.
  auth_type text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

-- One-use keys of the live channels.
CREATE TABLE live_tickets (
  ticket_hash text PRIMARY KEY,
  session_hash text NOT NULL REFERENCES sessions,
  channel text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Failed tries of a secret, by kind (`login`, `pin`) and subject (an identifier, a user id).
CREATE TABLE attempts (
  kind text NOT NULL,
  subject text NOT NULL,
  failures integer NOT NULL,
  locked_until timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX attempts_key ON attempts (kind, subject);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  type text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- A page of the portal, with its query.
  link text,
  -- Hidden from sub-accounts, but for the one in `user_id`.
  owner_only boolean NOT NULL DEFAULT false,
  -- User concerned, who may read it in addition to the owner.
  user_id uuid REFERENCES users,
  -- User who caused it and is not notified.
  done_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_partner ON notifications (partner_id, created_at);

-- Notifications that each person has read.
CREATE TABLE notification_reads (
  notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (notification_id, user_id)
);
