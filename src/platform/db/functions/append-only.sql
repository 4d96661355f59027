-- Ledger rows are immutable: a mistake is corrected by another row.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE OR REPLACE FUNCTION member_mutation_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'member_mutations is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER member_mutations_append_only BEFORE UPDATE OR DELETE ON member_mutations
FOR EACH ROW EXECUTE FUNCTION member_mutation_is_append_only();
CREATE OR REPLACE FUNCTION ticket_reply_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket_replies is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER ticket_replies_append_only BEFORE UPDATE OR DELETE ON ticket_replies
FOR EACH ROW EXECUTE FUNCTION ticket_reply_is_append_only();
