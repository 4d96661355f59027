-- The chat with the bot that a person has linked.
CREATE TABLE telegram_chats (
  user_id uuid PRIMARY KEY REFERENCES users,
  partner_id uuid NOT NULL REFERENCES partners,
  chat_id text NOT NULL,
  -- Telegram name of the person: `@sari`, else a first name.
  name text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  -- When Telegram refused it for good: nothing is sent there any more.
  lost_at timestamptz
);
CREATE INDEX telegram_chats_partner ON telegram_chats (partner_id);
CREATE INDEX telegram_chats_chat ON telegram_chats (chat_id);

-- Latest link code of a user; stored as sha-256 (hex) only, and deleted after use.
CREATE TABLE telegram_codes (
  user_id uuid PRIMARY KEY REFERENCES users,
  code_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

-- Position up to which messages to a bot have been read, and the process that reads them.
CREATE TABLE telegram_readers (
  -- Id of the bot.
  bot text PRIMARY KEY,
  -- First update that has not been dealt with; null once Telegram knows of all that were.
  next_update bigint,
  leased_by uuid,
  leased_until timestamptz
);
