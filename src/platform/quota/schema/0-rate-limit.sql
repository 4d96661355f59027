-- Calls of one caller in the window that runs. Unlogged (its migration says so, Drizzle cannot): nothing is lost when
-- a crash empties it, and no backup holds it.
CREATE UNLOGGED TABLE rate_limits (
  -- Digest of the caller, so that the table identifies no one.
  key text PRIMARY KEY,
  calls integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_ended ON rate_limits (ends_at);
