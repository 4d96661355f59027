-- Notifies open pages of a change, also if it comes from an action, a job or a manual statement.
-- The argument names the column that holds the partner.
CREATE OR REPLACE FUNCTION push_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_facts((to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_facts AFTER UPDATE ON users
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION push_facts('partner_id');
CREATE OR REPLACE TRIGGER partners_facts AFTER UPDATE ON partners
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION push_facts('id');
-- Rights of a sub-account to see costs and profit.
CREATE OR REPLACE TRIGGER sub_accounts_facts AFTER UPDATE ON sub_accounts
FOR EACH ROW WHEN (OLD.can_see_cost IS DISTINCT FROM NEW.can_see_cost
  OR OLD.can_see_profit IS DISTINCT FROM NEW.can_see_profit)
EXECUTE FUNCTION push_facts('partner_id');
-- Status of a custom domain.
CREATE OR REPLACE TRIGGER panel_registrations_facts AFTER UPDATE ON panel_registrations
FOR EACH ROW WHEN (OLD.domain_status IS DISTINCT FROM NEW.domain_status OR OLD.ssl_status IS DISTINCT FROM NEW.ssl_status)
EXECUTE FUNCTION push_facts('partner_id');
-- A published news entry is notified on insert.
CREATE OR REPLACE FUNCTION push_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_live('mitra-balance', NEW.partner_id,
    json_build_object('notification', json_build_object('id', NEW.id, 'type', NEW.type, 'title', NEW.title,
      'body', NEW.body, 'link', NEW.link,
      'created_at', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
    CASE WHEN NEW.owner_only THEN json_build_object('user_id', NEW.user_id, 'done_by', NEW.done_by) END);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notifications_notify AFTER INSERT ON notifications
FOR EACH ROW EXECUTE FUNCTION push_news();
-- A write that leaves every value as it was is no change, and neither is the end of a row that was deleted before.
CREATE OR REPLACE FUNCTION push_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM notify_resource(partner_id, resource)
    FROM (SELECT DISTINCT partner_id, resource FROM rows_after WHERE deleted_at IS NULL) changed;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM notify_resource(partner_id, resource)
    FROM (SELECT DISTINCT partner_id, resource FROM rows_before WHERE deleted_at IS NULL) changed;
  ELSE
    PERFORM notify_resource(partner_id, resource)
    FROM (
      SELECT DISTINCT a.partner_id, a.resource FROM rows_after a JOIN rows_before b ON b.id = a.id
      WHERE a.data IS DISTINCT FROM b.data OR (a.deleted_at IS NULL) <> (b.deleted_at IS NULL)
    ) changed;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER entities_notify_new AFTER INSERT ON entities
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_records();
CREATE OR REPLACE TRIGGER entities_notify_changed AFTER UPDATE ON entities
REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_records();
CREATE OR REPLACE TRIGGER entities_notify_gone AFTER DELETE ON entities
REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION push_records();
-- Rows of a table that a resource shows; its name is the argument.
CREATE OR REPLACE FUNCTION push_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM notify_resource(NEW.partner_id, TG_ARGV[0]);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM notify_resource(partner_id, TG_ARGV[0]) FROM (SELECT DISTINCT partner_id FROM rows_after) changed;
  ELSE
    PERFORM notify_resource(partner_id, TG_ARGV[0]) FROM (SELECT DISTINCT partner_id FROM rows_before) changed;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER member_sessions_notify_new AFTER INSERT ON member_sessions
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('member-device');
CREATE OR REPLACE TRIGGER member_sessions_notify_ended AFTER UPDATE ON member_sessions
FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION push_rows('member-device');
CREATE OR REPLACE TRIGGER panel_codes_notify_new AFTER INSERT ON panel_codes
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('product-custom');
CREATE OR REPLACE TRIGGER panel_codes_notify_taken AFTER UPDATE ON panel_codes
FOR EACH ROW WHEN (OLD.order_id IS DISTINCT FROM NEW.order_id) EXECUTE FUNCTION push_rows('product-custom');
CREATE OR REPLACE TRIGGER panel_codes_notify_gone AFTER DELETE ON panel_codes
REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION push_rows('product-custom');
-- Each change of rules of selling prices has a row here.
CREATE OR REPLACE TRIGGER selling_rule_changes_notify_price AFTER INSERT ON selling_rule_changes
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('selling-price');
CREATE OR REPLACE TRIGGER selling_rule_changes_notify_item AFTER INSERT ON selling_rule_changes
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('selling-item');
CREATE OR REPLACE TRIGGER selling_rule_changes_notify_change AFTER INSERT ON selling_rule_changes
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('selling-change');
-- Each message moves its ticket.
CREATE OR REPLACE TRIGGER tickets_notify_new AFTER INSERT ON tickets
REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION push_rows('ticket');
CREATE OR REPLACE TRIGGER tickets_notify_changed AFTER UPDATE ON tickets
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION push_rows('ticket');
CREATE OR REPLACE TRIGGER sub_accounts_notify AFTER INSERT OR UPDATE ON sub_accounts
FOR EACH ROW EXECUTE FUNCTION push_rows('sub-account');
-- Somebody registered with the code of another.
CREATE OR REPLACE FUNCTION push_referred() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_resource(NEW.referred_by, 'referral-partner');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER partners_notify_referred AFTER INSERT ON partners
FOR EACH ROW WHEN (NEW.referred_by IS NOT NULL) EXECUTE FUNCTION push_referred();
-- Activities of sub-accounts, which their pages list.
CREATE OR REPLACE TRIGGER activities_notify_staff AFTER INSERT ON activities
FOR EACH ROW WHEN (NEW.actor_type = 'sub') EXECUTE FUNCTION push_rows('sub-account-activity');
CREATE OR REPLACE TRIGGER cashier_shifts_notify AFTER INSERT OR UPDATE ON cashier_shifts
FOR EACH ROW EXECUTE FUNCTION push_rows('cashier-shift');
CREATE OR REPLACE TRIGGER cashier_shift_cash_notify AFTER INSERT ON cashier_shift_cash
FOR EACH ROW EXECUTE FUNCTION push_rows('cashier-shift');
