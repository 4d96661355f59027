-- Credentials of a partner's programs. Secrets are encrypted, not hashed: a signature needs them whole.
CREATE TABLE access_tokens (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- User who created it and is responsible for its purchases.
  user_id uuid NOT NULL REFERENCES users,
  label text NOT NULL,
  -- One of 'sandbox', 'production'.
  environment text NOT NULL,
  scopes text[] NOT NULL,
  access_key text NOT NULL UNIQUE,
  secret_sealed text NOT NULL,
  -- Last four characters of the secret.
  secret_tail text NOT NULL,
  -- The secret before the last rotation, and the time until which it is accepted too.
  previous_sealed text,
  previous_until timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_ip text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT access_tokens_environment CHECK (environment in ('sandbox', 'production')),
  CONSTRAINT access_tokens_previous CHECK (num_nulls(previous_sealed, previous_until) <> 1)
);
CREATE INDEX access_tokens_partner ON access_tokens (partner_id, created_at);

-- Addresses and networks that a partner's programs may call from, in canonical notation.
CREATE TABLE allowed_addresses (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  network text NOT NULL,
  label text NOT NULL,
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX allowed_addresses_network ON allowed_addresses (partner_id, network);

-- Addresses of correctly signed calls that were refused because the address is not allowed.
CREATE TABLE refused_addresses (
  partner_id uuid NOT NULL REFERENCES partners,
  ip text NOT NULL,
  -- Path of the latest refused call.
  path text NOT NULL,
  count integer NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_id, ip)
);

-- Nonces of signed calls, stored while their timestamp could be replayed.
CREATE TABLE api_nonces (
  token_id uuid NOT NULL REFERENCES access_tokens,
  nonce text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (token_id, nonce)
);
CREATE INDEX api_nonces_ended ON api_nonces (ends_at);
