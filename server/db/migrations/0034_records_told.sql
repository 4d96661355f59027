-- Whoever changes a record (a form, an act, a job, a hand at the database): open lists and details read it again.
-- The same text from several statements of one transaction is sent once.
CREATE FUNCTION tell_resource(partner uuid, resource text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('channel', 'mitra', 'partner_id', partner,
    'frame', json_build_object('type', 'resource', 'resource', resource))::text)
$$;
--> statement-breakpoint
-- A write that leaves every value as it was is no change, and neither is the end of a row that was deleted before.
CREATE FUNCTION push_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_resource(partner_id, resource)
    FROM (SELECT DISTINCT partner_id, resource FROM rows_after WHERE deleted_at IS NULL) told;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tell_resource(partner_id, resource)
    FROM (SELECT DISTINCT partner_id, resource FROM rows_before WHERE deleted_at IS NULL) told;
  ELSE
    PERFORM tell_resource(partner_id, resource)
    FROM (
      SELECT DISTINCT a.partner_id, a.resource FROM rows_after a JOIN rows_before b ON b.id = a.id
      WHERE a.data IS DISTINCT FROM b.data OR (a.deleted_at IS NULL) <> (b.deleted_at IS NULL)
    ) told;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entities_told_new AFTER INSERT ON entities
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_records();
--> statement-breakpoint
CREATE TRIGGER entities_told_changed AFTER UPDATE ON entities
REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_records();
--> statement-breakpoint
CREATE TRIGGER entities_told_gone AFTER DELETE ON entities
REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION push_records();
--> statement-breakpoint
-- Rows of a table that a resource shows; its name is the argument.
CREATE FUNCTION push_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM tell_resource(NEW.partner_id, TG_ARGV[0]);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_resource(partner_id, TG_ARGV[0]) FROM (SELECT DISTINCT partner_id FROM rows_after) told;
  ELSE
    PERFORM tell_resource(partner_id, TG_ARGV[0]) FROM (SELECT DISTINCT partner_id FROM rows_before) told;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_sessions_told_new AFTER INSERT ON member_sessions
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('member-device');
--> statement-breakpoint
CREATE TRIGGER member_sessions_told_ended AFTER UPDATE ON member_sessions
FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION push_rows('member-device');
--> statement-breakpoint
CREATE TRIGGER panel_codes_told_new AFTER INSERT ON panel_codes
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('product-custom');
--> statement-breakpoint
CREATE TRIGGER panel_codes_told_taken AFTER UPDATE ON panel_codes
FOR EACH ROW WHEN (OLD.order_id IS DISTINCT FROM NEW.order_id) EXECUTE FUNCTION push_rows('product-custom');
--> statement-breakpoint
CREATE TRIGGER panel_codes_told_gone AFTER DELETE ON panel_codes
REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION push_rows('product-custom');
