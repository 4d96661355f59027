-- Webhook endpoints of a partner (domain 3.11).
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid NOT NULL REFERENCES users,
  url text NOT NULL,
  -- Environment of the events that it receives (ADR 0028). One of 'sandbox', 'production'.
  environment text NOT NULL DEFAULT 'production',
  -- `WEBHOOK_EVENTS`.
  events text[] NOT NULL,
  -- `whsec_…`; shown once.
  secret_sealed text NOT NULL,
  -- The previous secret; signs beside the new one until this time.
  old_secret_sealed text,
  old_secret_until timestamptz,
  -- `WEBHOOK`.
  status smallint NOT NULL DEFAULT 1,
  -- Failed attempts since the last success.
  failures integer NOT NULL DEFAULT 0,
  -- Failed or slow at its last delivery: uses a separate queue, so that it delays no other endpoint.
  is_slow boolean NOT NULL DEFAULT false,
  paused_at timestamptz,
  last_ok_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_endpoints_environment CHECK (environment in ('sandbox', 'production')),
  CONSTRAINT webhook_endpoints_status CHECK (status between 1 and 3),
  CONSTRAINT webhook_endpoints_old_secret CHECK ((old_secret_sealed is null) = (old_secret_until is null))
);
CREATE INDEX webhook_endpoints_partner ON webhook_endpoints (partner_id);

-- Events, stored by triggers in the transaction of the change, if an endpoint receives them.
CREATE TABLE webhook_events (
  id uuid PRIMARY KEY,
  -- Grows with each event of one object, in the order of their commits; else only the clock.
  seq bigint NOT NULL,
  -- Null: an event of the catalogue, which all partners receive.
  partner_id uuid REFERENCES partners,
  -- Environment of the event; null: an event of the catalogue, which both have. One of 'sandbox',
  -- 'production'.
  environment text DEFAULT 'production',
  type text NOT NULL,
  object_id uuid NOT NULL,
  ref_code text NOT NULL,
  -- The changed row, without values that messages omit, and joined facts (`functions/webhook.sql`).
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Time at which deliveries to the subscribed endpoints were created.
  spread_at timestamptz
);
CREATE INDEX webhook_events_object ON webhook_events (object_id, seq);
CREATE INDEX webhook_events_age ON webhook_events (created_at);

-- Deliveries: one event for one endpoint.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Stable id of the message, the same at every endpoint and attempt.
  event_id uuid NOT NULL,
  seq bigint NOT NULL,
  type text NOT NULL,
  object_id uuid NOT NULL,
  ref_code text NOT NULL,
  -- Body as it is signed.
  body text NOT NULL,
  -- `WEBHOOK_DELIVERY`.
  status smallint NOT NULL,
  -- Attempts since it was last queued.
  attempts smallint NOT NULL DEFAULT 0,
  -- Time of the next attempt; null if there is none.
  due_at timestamptz,
  -- If a process dies during delivery, another one takes over after this time.
  locked_until timestamptz,
  -- HTTP status of the latest attempt.
  http_status smallint,
  -- `WEBHOOK_FAILURES`.
  failure text,
  duration_ms integer,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_deliveries_status CHECK (status between 1 and 3),
  CONSTRAINT webhook_deliveries_due CHECK ((due_at is null) = (status <> 3))
);
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (endpoint_id, event_id);
CREATE INDEX webhook_deliveries_partner ON webhook_deliveries (partner_id, created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at) WHERE status = 3;
-- Finds earlier pending deliveries of the same object.
CREATE INDEX webhook_deliveries_order ON webhook_deliveries (endpoint_id, object_id, seq) WHERE status = 3;
-- Deliveries whose attempts all failed. The page counts them, and sends them again.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (endpoint_id, seq) WHERE status = 2 AND type <> 'ping';
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Attempts of a delivery: what was sent beside the body, and the answer.
CREATE TABLE webhook_tries (
  id uuid PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  -- URL of this delivery, because the endpoint may have changed. Null for deliveries from before it was stored.
  url text,
  headers jsonb NOT NULL,
  http_status smallint,
  failure text,
  -- Response body, at most 2 KB.
  response text,
  duration_ms integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_tries_delivery ON webhook_tries (delivery_id, created_at);

-- Requests to send deliveries of a period again, in batches; deleted when all are queued.
CREATE TABLE webhook_resends (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  from_at timestamptz NOT NULL,
  -- End of the period; not later than the request.
  to_at timestamptz NOT NULL,
  failed_only boolean NOT NULL,
  -- The last delivery that was queued again.
  after_at timestamptz,
  after_id uuid
);
