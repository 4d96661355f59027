-- Passwords of members, beside the records that their partner sees. Who has none cannot sign in by one.
CREATE TABLE member_secrets (
  member_id uuid PRIMARY KEY REFERENCES entities,
  partner_id uuid NOT NULL REFERENCES partners,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Sessions of members on the website of one partner; only the sha-256 (hex) of the token is stored.
CREATE TABLE member_sessions (
  token_hash text PRIMARY KEY,
  -- Id that the partner sees; the digest of the token is never sent.
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
