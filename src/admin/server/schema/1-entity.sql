-- The document table of every declared resource (design 4). `data` holds only what a person types.
CREATE TABLE entities (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  resource text NOT NULL,
  data jsonb NOT NULL,
  -- The `search` fields as one lower-case text: a real column, so that an index alone can count any term.
  search text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid REFERENCES users,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES users,
  deleted_at timestamptz
);
CREATE INDEX entities_list ON entities (partner_id, resource, created_at, id) WHERE deleted_at is null;
-- Entries that partners write into their books, by day.
CREATE INDEX entities_book ON entities (partner_id, (data->>'date')) WHERE resource = 'entry' and deleted_at is null;
-- Each move of a price asks for the guards of all partners.
CREATE INDEX entities_margin_guards ON entities (partner_id) WHERE resource = 'margin-guard' and deleted_at is null;
-- The bin of a list, and the records whose 30 days in it are over.
CREATE INDEX entities_bin ON entities (partner_id, resource, deleted_at) WHERE deleted_at is not null;
CREATE INDEX entities_deleted ON entities (deleted_at) WHERE deleted_at is not null and data <> '{}';

-- Each change of a record, written by a trigger in the transaction of the change (`functions/entity-history.sql`).
CREATE TABLE entity_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  entity_id uuid NOT NULL REFERENCES entities ON DELETE CASCADE,
  -- One of 'edit', 'delete', 'restore'.
  kind text NOT NULL,
  -- `entities.data` as it was before this change.
  data jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- Null if no person changed it.
  changed_by uuid REFERENCES users
);
CREATE INDEX entity_history_entity ON entity_history (entity_id, id);
CREATE INDEX entity_history_partner ON entity_history (partner_id);
CREATE INDEX entity_history_changed ON entity_history (changed_at);

-- Values that are unique among a partner's live rows; the key of a deleted row stays until another row takes it.
CREATE TABLE entity_keys (
  partner_id uuid NOT NULL REFERENCES partners,
  resource text NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  entity_id uuid NOT NULL REFERENCES entities,
  PRIMARY KEY (partner_id, resource, field, value)
);
CREATE INDEX entity_keys_entity ON entity_keys (entity_id);

-- References between rows; read before a delete, so that a referenced row stays.
CREATE TABLE entity_references (
  from_id uuid NOT NULL REFERENCES entities,
  field text NOT NULL,
  to_id uuid NOT NULL REFERENCES entities,
  PRIMARY KEY (from_id, field, to_id)
);
CREATE UNIQUE INDEX entity_references_to ON entity_references (to_id, from_id, field);

-- Counters that are not editable (clicks, views, points, balances of members); shown as computed fields.
CREATE TABLE entity_counters (
  entity_id uuid NOT NULL REFERENCES entities,
  field text NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (entity_id, field),
  CONSTRAINT entity_counters_not_negative CHECK (value >= 0)
);

-- Uploaded pictures, already re-encoded; the bytes lie in storage under `key`.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  key text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  -- One of 'public', 'private'.
  visibility text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_partner ON files (partner_id);

-- Completed actions by idempotency key of the browser: a repeated request gets the same answer.
CREATE TABLE act_keys (
  partner_id uuid NOT NULL REFERENCES partners,
  key uuid NOT NULL,
  -- Hash of what was asked, so that a key is never taken for another intent.
  request_hash text NOT NULL,
  reply jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_id, key)
);

-- Previous contents of records changed by a bulk action, for as long as it can be undone.
CREATE TABLE entity_undos (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  resource text NOT NULL,
  -- Records with the version that the action wrote.
  rows jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
