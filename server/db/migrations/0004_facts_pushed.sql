-- Whoever changes a user or a partner (a page, a job, a hand at the database): open screens read their facts again.
CREATE FUNCTION push_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('channel', 'mitra', 'partner_id', to_jsonb(NEW) ->> TG_ARGV[0],
    'frame', json_build_object('type', 'facts', 'revision', gen_random_uuid()))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_facts AFTER UPDATE ON users
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION push_facts('partner_id');
--> statement-breakpoint
CREATE TRIGGER partners_facts AFTER UPDATE ON partners
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION push_facts('id');
