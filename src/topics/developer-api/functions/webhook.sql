-- What partners' own servers are told, kept with the commit that did it. Only rows are added: who buys waits for nobody
-- who listens. A job hands the event to the endpoints that want it (`src/topics/developer-api/server/webhook/spread.ts`). Where nobody
-- listens, nothing is kept. `partner` null: of the catalogue, which is everybody's. `world`: whose endpoints hear of it
-- (ADR 0028); null: those of both.
CREATE OR REPLACE FUNCTION tell_webhooks_of(world text, partner uuid, event text, object uuid, code text, told jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints e
    WHERE (partner IS NULL OR e.partner_id = partner) AND (world IS NULL OR e.environment = world)
      AND event = ANY (e.events)) THEN
    RETURN;
  END IF;
  WITH kept AS (
    INSERT INTO webhook_events (id, partner_id, environment, type, object_id, ref_code, data, created_at, seq)
    VALUES (gen_random_uuid(), partner, world, event, object, code, told, clock_timestamp(),
      -- Whoever changes the object has locked its row, so that nobody else counts on from the same event.
      greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint,
        (SELECT max(seq) + 1 FROM webhook_events WHERE object_id = object)))
    RETURNING id
  )
  INSERT INTO jobs (id, kind, ref_id, run_at)
  SELECT gen_random_uuid(), 'webhook-event', id, clock_timestamp() FROM kept;
END $$;
-- Of the real world, or of the catalogue that both have.
CREATE OR REPLACE FUNCTION tell_webhooks(partner uuid, event text, object uuid, code text, told jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks_of(CASE WHEN partner IS NULL THEN NULL ELSE 'production' END, partner, event, object, code, told);
END $$;
CREATE OR REPLACE FUNCTION webhook_instant(at timestamptz) RETURNS text LANGUAGE sql AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
-- Codes of vouchers lie sealed, and are told masked.
CREATE OR REPLACE FUNCTION webhook_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(NEW.partner_id, 'transaction.' || TG_ARGV[0], NEW.id, NEW.code, jsonb_build_object(
    'id', NEW.id, 'code', NEW.code, 'ref_id', NEW.ref_id, 'brand', NEW.product_name, 'item', NEW.item_name,
    'sku', NEW.sku, 'destination', NEW.destination, 'nickname', NEW.nickname, 'qty', NEW.qty,
    'total', NEW.selling_total, 'status', NEW.status, 'refunded', NEW.refunded, 'refund_amount', NEW.refund_amount,
    'reason', NEW.status_reason_code, 'sn', NEW.sn, 'voucher_codes', to_jsonb(NEW.voucher_codes),
    'version', NEW.version, 'created_at', webhook_instant(NEW.created_at),
    'finished_at', webhook_instant(NEW.finished_at)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER transactions_webhook_created AFTER INSERT ON transactions
FOR EACH ROW EXECUTE FUNCTION webhook_order('created');
CREATE OR REPLACE TRIGGER transactions_webhook_updated AFTER UPDATE OF status, refunded, refund_amount, sn ON transactions
FOR EACH ROW WHEN ((OLD.status, OLD.refunded, OLD.refund_amount, OLD.sn)
  IS DISTINCT FROM (NEW.status, NEW.refunded, NEW.refund_amount, NEW.sn))
EXECUTE FUNCTION webhook_order('updated');
-- An order of the sandbox, told as a real one is, its codes masked as those are.
CREATE OR REPLACE FUNCTION webhook_sandbox_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks_of('sandbox', NEW.partner_id, 'transaction.' || TG_ARGV[0], NEW.id, NEW.code, jsonb_build_object(
    'id', NEW.id, 'code', NEW.code, 'ref_id', NEW.ref_id, 'brand', NEW.product_name, 'item', NEW.item_name,
    'sku', NEW.sku, 'destination', NEW.destination, 'nickname', NULL, 'qty', NEW.qty,
    'total', NEW.total, 'status', NEW.status, 'refunded', NEW.refunded, 'refund_amount', NEW.refund_amount,
    'reason', NEW.status_reason_code, 'sn', NEW.sn, 'voucher_codes', (
      SELECT coalesce(jsonb_agg('••••••' || CASE WHEN length(one) < 12 THEN '' ELSE right(one, 4) END), '[]')
      FROM unnest(NEW.voucher_codes) codes (one)),
    'version', CASE NEW.status WHEN 1 THEN 1 ELSE 2 END, 'created_at', webhook_instant(NEW.created_at),
    'finished_at', webhook_instant(NEW.finished_at)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sandbox_orders_webhook_created AFTER INSERT ON sandbox_orders
FOR EACH ROW EXECUTE FUNCTION webhook_sandbox_order('created');
CREATE OR REPLACE TRIGGER sandbox_orders_webhook_updated AFTER UPDATE OF status, refunded, refund_amount ON sandbox_orders
FOR EACH ROW WHEN ((OLD.status, OLD.refunded, OLD.refund_amount)
  IS DISTINCT FROM (NEW.status, NEW.refunded, NEW.refund_amount))
EXECUTE FUNCTION webhook_sandbox_order('updated');
CREATE OR REPLACE FUNCTION webhook_topup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(NEW.partner_id, 'topup.paid', NEW.id, NEW.code, jsonb_build_object(
    'id', NEW.id, 'code', NEW.code, 'amount', NEW.amount, 'paid_amount', NEW.invoice_paid_amount,
    'method', NEW.method_name, 'status', NEW.status, 'balance_after', NEW.balance_after,
    'paid_at', webhook_instant(NEW.paid_at)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER topups_webhook_new AFTER INSERT ON topups
FOR EACH ROW WHEN (NEW.status = 2) EXECUTE FUNCTION webhook_topup();
CREATE OR REPLACE TRIGGER topups_webhook_paid AFTER UPDATE OF status ON topups
FOR EACH ROW WHEN (NEW.status = 2 AND OLD.status <> 2) EXECUTE FUNCTION webhook_topup();
-- The main balance has fallen below the amount of its reminder: once a fall.
CREATE OR REPLACE FUNCTION webhook_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(NEW.partner_id, 'balance.low', NEW.id, 'SALDO', jsonb_build_object(
    'balance', NEW.balance, 'threshold', r.threshold, 'version', NEW.version))
  FROM balance_reminders r
  WHERE r.partner_id = NEW.partner_id AND r.is_active AND NEW.balance < r.threshold AND OLD.balance >= r.threshold;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER balances_webhook_low AFTER UPDATE OF balance ON balances
FOR EACH ROW WHEN (NEW.kind = 'main' AND NEW.balance < OLD.balance) EXECUTE FUNCTION webhook_balance();
-- Prices stand before the discount of any tier: what an item costs whom is worked out where it is handed to an endpoint.
-- What a bill costs is its fee and commission: no tier changes them.
CREATE OR REPLACE FUNCTION webhook_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(NULL, 'product.' || TG_ARGV[0], NEW.id, NEW.sku, jsonb_build_object(
    'id', NEW.id, 'sku', NEW.sku, 'brand', b.name, 'item', NEW.name, 'old_price', OLD.base_price,
    'price', NEW.base_price, 'old_admin_fee', OLD.admin_fee, 'admin_fee', NEW.admin_fee,
    'old_commission', OLD.commission, 'commission', NEW.commission, 'old_status', OLD.status, 'status', NEW.status))
  FROM brands b WHERE b.id = NEW.brand_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER variations_webhook_price AFTER UPDATE OF base_price, admin_fee, commission ON variations
FOR EACH ROW WHEN ((OLD.base_price, OLD.admin_fee, OLD.commission)
  IS DISTINCT FROM (NEW.base_price, NEW.admin_fee, NEW.commission))
EXECUTE FUNCTION webhook_item('price_changed');
CREATE OR REPLACE TRIGGER variations_webhook_status AFTER UPDATE OF status ON variations
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION webhook_item('status_changed');
CREATE OR REPLACE FUNCTION webhook_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(t.partner_id, 'ticket.replied', t.id, t.code, jsonb_build_object(
    'id', t.id, 'code', t.code, 'subject', t.subject, 'status', t.status, 'message', NEW.body,
    'replied_at', webhook_instant(NEW.created_at)))
  FROM tickets t WHERE t.id = NEW.ticket_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ticket_replies_webhook AFTER INSERT ON ticket_replies
FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION webhook_ticket();
