-- Which database these rows stand in: another one after a restore, and another line of history after a standby took over
-- or an archive was read back to a moment.
CREATE OR REPLACE FUNCTION this_data_place() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  own text := (SELECT oid::text FROM pg_database WHERE datname = current_database());
BEGIN
  RETURN concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
    left(pg_walfile_name(pg_current_wal_insert_lsn()), 8), own);
EXCEPTION WHEN OTHERS THEN
  -- Some services keep this to themselves.
  RETURN own;
END $$;
