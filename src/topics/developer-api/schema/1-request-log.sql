-- Calls of partners' programs and what they were answered, without secrets (domain 3.11); 30 days.
CREATE TABLE api_requests (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Value of `x-request-id`.
  request_id text NOT NULL,
  -- Label of the token at the time of the call.
  label text NOT NULL,
  -- One of 'sandbox', 'production'.
  environment text NOT NULL,
  method text NOT NULL,
  -- Path with its query; at most 300 characters.
  path text NOT NULL,
  ip text NOT NULL,
  http_status smallint NOT NULL,
  -- Error code; null for a success.
  code text,
  duration_ms integer NOT NULL,
  ref_id text,
  -- JSON, at most 4 KB; null if there was none or it is not stored.
  request text,
  response text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX api_requests_partner ON api_requests (partner_id, created_at);
CREATE INDEX api_requests_name ON api_requests (partner_id, request_id);
CREATE INDEX api_requests_ref ON api_requests (partner_id, ref_id);
CREATE INDEX api_requests_age ON api_requests (created_at);
