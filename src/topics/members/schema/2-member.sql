-- Passwords of members, beside the records that their partner sees. Who has none cannot sign in by one.
CREATE TABLE member_secrets (
  member_id uuid PRIMARY KEY REFERENCES entities,
  partner_id uuid NOT NULL REFERENCES partners,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Where members are signed in to the website of one partner; of the token only its sha-256 (hex).
CREATE TABLE member_sessions (
  token_hash text PRIMARY KEY,
  -- What the partner calls it by; the digest of the token stays inside.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  member_id uuid NOT NULL REFERENCES entities,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX member_sessions_member ON member_sessions (member_id, last_seen_at);
CREATE INDEX member_sessions_partner ON member_sessions (partner_id, last_seen_at);

-- The newest link of each kind that a member was sent; its token is kept as sha-256 (hex) only.
CREATE TABLE member_links (
  member_id uuid NOT NULL REFERENCES entities,
  partner_id uuid NOT NULL REFERENCES partners,
  -- One of 'verify', 'reset-password'.
  purpose text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Where it was sent: who opens it has proven to read there.
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, purpose)
);

-- What a visitor of a website asked for, on its way to a job; the same row whether a member stands behind it or not.
CREATE TABLE member_tasks (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- One of 'sign-up', 'reset-password'.
  kind text NOT NULL,
  member_id uuid REFERENCES entities,
  username text,
  email text,
  phone text,
  created_at timestamptz NOT NULL DEFAULT now()
);
