-- Sub-accounts of a partner and their limits. Until the invitation is accepted the person has no row in `users`, and
-- name and contacts are stored here. Afterwards the row of `users` with the same id is authoritative.
CREATE TABLE sub_accounts (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Name of the invited person; null once `users` has it.
  name text,
  email text,
  -- `628…`
  phone text,
  privileges text[],
  -- sha-256 (hex) of the tokens of the newest invitation, one per channel: a token proves access to its channel
  -- only. They are retained after use, so that a second click gets a specific error. Without a second token the first
  -- was sent through both channels and proves neither.
  token_hash text UNIQUE,
  phone_token_hash text UNIQUE,
  -- Token hashes of replaced links, so that opening one gets a specific error.
  replaced_hashes text[] NOT NULL DEFAULT '{}'::text[],
  invited_at timestamptz,
  -- Rupiah of one order, of the orders of a day and of a month (Asia/Jakarta); null is no limit.
  order_limit bigint,
  day_limit bigint,
  month_limit bigint,
  -- Categories of the catalogue that it may buy from; empty is all of them.
  category_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  -- `HH:MM` in Asia/Jakarta between which it may buy; the end may lie on the next day. Null is always.
  hours_start text,
  hours_end text,
  -- Addresses and networks that it may be used from; empty is anywhere.
  ip_lock text[] NOT NULL DEFAULT '{}'::text[],
  -- True if it may see costs; otherwise it sees selling prices only, and no balance.
  can_see_cost boolean NOT NULL DEFAULT true,
  -- True if it may see profit (selling price less cost), so never without cost.
  can_see_profit boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES users,
  removed_at timestamptz,
  CONSTRAINT sub_accounts_limits CHECK (order_limit > 0 and day_limit > 0 and month_limit > 0),
  CONSTRAINT sub_accounts_sight CHECK (can_see_cost or not can_see_profit),
  CONSTRAINT sub_accounts_hours CHECK ((hours_start is null) = (hours_end is null)),
  CONSTRAINT sub_accounts_person CHECK ((name is null) = (email is null)
    and (name is null) = (phone is null)
    and (name is null) = (privileges is null)),
  CONSTRAINT sub_accounts_privileges CHECK (cardinality(privileges) > 0)
);
CREATE INDEX sub_accounts_partner ON sub_accounts (partner_id);
CREATE INDEX sub_accounts_replaced ON sub_accounts USING gin (replaced_hashes);
CREATE UNIQUE INDEX sub_accounts_invited ON sub_accounts (partner_id, lower(email)) WHERE removed_at is null;
