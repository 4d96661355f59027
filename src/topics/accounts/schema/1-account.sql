-- Outgoing messages, stored until they are delivered; in the sandbox the row is the delivery.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  partner_id uuid REFERENCES partners,
  -- One of 'email', 'whatsapp', 'sms', 'telegram'.
  channel text NOT NULL,
  -- An e-mail address, `628…`, or the id of a Telegram chat.
  recipient text NOT NULL,
  subject text,
  -- Emptied once a real channel has accepted it: it may contain a code or a link.
  text text NOT NULL,
  html text,
  created_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  -- One of 'smtp', 'fonnte', 'telegram', 'sandbox'.
  carrier text,
  -- Given up.
  failed_at timestamptz,
  error text
);
CREATE INDEX messages_created ON messages (created_at);
CREATE INDEX messages_recipient ON messages (recipient);

-- One-time codes that were asked for.
CREATE TABLE otp_requests (
  id uuid PRIMARY KEY,
  -- One of 'login', 'member-login', 'verify-phone', 'pin-reset', 'pin-unlock', 'withdrawal'.
  purpose text NOT NULL,
  -- User or, for 'member-login', member of the code; null for an unknown account: such a request gets the same answer, and nothing is sent.
  subject_id uuid,
  -- One of 'whatsapp', 'sms', 'email'.
  channel text NOT NULL,
  address text NOT NULL,
  salt text NOT NULL,
  -- HMAC-SHA256 under `salt`; null until the code is made, in the same commit as its message.
  code_hash text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX otp_requests_address ON otp_requests (address, created_at);
CREATE INDEX otp_requests_created ON otp_requests (created_at);

-- Newest link of each purpose that a user or member was sent; only the sha-256 (hex) of its token is stored.
CREATE TABLE account_links (
  -- `users` or, for purposes of members, `entities`.
  owner_id uuid NOT NULL,
  partner_id uuid NOT NULL REFERENCES partners,
  -- One of 'verify-email', 'reset-password', 'verify-member', 'reset-member', 'move-member'.
  purpose text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Recipient of the link; opening it verifies this address.
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (owner_id, purpose)
);

-- Requests without a session, each waiting for its job. A row is inserted whether or not the account exists, so that
-- the response takes the same time.
CREATE TABLE account_tasks (
  id uuid PRIMARY KEY,
  -- Kind and subject of the task: `Task` of accounts, or `MemberTask`.
  task jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Recent uses of a limited operation, by kind and subject (an address, a number, a digest of what was typed).
CREATE TABLE quotas (
  kind text NOT NULL,
  subject text NOT NULL,
  -- The instants that still count, oldest first.
  taken timestamptz[] NOT NULL,
  next_at timestamptz NOT NULL,
  paused_until timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, subject)
);
