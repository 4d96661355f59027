-- Webhook events (ADR 0029). Triggers store the changed row in the transaction of the change; the job of the event
-- builds the message from it (`src/topics/developer-api/contract/webhook-data.ts`).

-- Stores an event and its job if an endpoint receives it. `partner` null: a change of the catalogue, for all partners.
-- `world`: the environment of the receiving endpoints (ADR 0028); null: both.
CREATE OR REPLACE FUNCTION store_webhook_event(event text, world text, partner uuid, object uuid, code text, facts jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints e
    WHERE (partner IS NULL OR e.partner_id = partner) AND (world IS NULL OR e.environment = world)
      AND event = ANY (e.events)) THEN
    RETURN;
  END IF;
  WITH stored AS (
    INSERT INTO webhook_events (id, partner_id, environment, type, object_id, ref_code, data, created_at, seq)
    SELECT gen_random_uuid(), partner, world, event, object, code, jsonb_object_agg(fact.key, fact.value),
      clock_timestamp(),
      -- The transaction has locked the row of the object, so no other one takes the same number.
      greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint,
        (SELECT max(seq) + 1 FROM webhook_events WHERE object_id = object))
    FROM jsonb_each(facts) fact
    -- Only what messages contain is stored: no hashes, sealed codes, resale prices or payment details.
    WHERE fact.key IN ('id', 'code', 'ref_id', 'product_name', 'item_name', 'sku', 'destination', 'nickname', 'qty',
      'selling_total', 'status', 'refunded', 'refund_amount', 'status_reason_code', 'sn', 'voucher_codes', 'version',
      'created_at', 'finished_at', 'amount', 'invoice_paid_amount', 'method_name', 'balance_after', 'paid_at',
      'balance', 'threshold', 'brand', 'name', 'base_price', 'admin_fee', 'commission', 'old_base_price',
      'old_admin_fee', 'old_commission', 'old_status', 'subject', 'message', 'replied_at')
    RETURNING id
  )
  INSERT INTO jobs (id, kind, ref_id, run_at)
  SELECT gen_random_uuid(), 'webhook-event', id, clock_timestamp() FROM stored;
END $$;
-- A row of a partner in production.
CREATE OR REPLACE FUNCTION webhook_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_webhook_event(TG_ARGV[0], 'production', NEW.partner_id, NEW.id, NEW.code, to_jsonb(NEW));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER transactions_webhook_created AFTER INSERT ON transactions
FOR EACH ROW EXECUTE FUNCTION webhook_row('transaction.created');
CREATE OR REPLACE TRIGGER transactions_webhook_updated AFTER UPDATE OF status, refunded, refund_amount, sn ON transactions
FOR EACH ROW WHEN ((OLD.status, OLD.refunded, OLD.refund_amount, OLD.sn)
  IS DISTINCT FROM (NEW.status, NEW.refunded, NEW.refund_amount, NEW.sn))
EXECUTE FUNCTION webhook_row('transaction.updated');
CREATE OR REPLACE TRIGGER topups_webhook_new AFTER INSERT ON topups
FOR EACH ROW WHEN (NEW.status = 2) EXECUTE FUNCTION webhook_row('topup.paid');
CREATE OR REPLACE TRIGGER topups_webhook_paid AFTER UPDATE OF status ON topups
FOR EACH ROW WHEN (NEW.status = 2 AND OLD.status <> 2) EXECUTE FUNCTION webhook_row('topup.paid');
-- Stores a sandbox order like a real one. Its codes are masked here (as by `maskedCode`), because its table has them whole.
CREATE OR REPLACE FUNCTION webhook_sandbox_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_webhook_event(TG_ARGV[0], 'sandbox', NEW.partner_id, NEW.id, NEW.code,
    to_jsonb(NEW) || jsonb_build_object('selling_total', NEW.total, 'voucher_codes', ARRAY(
      SELECT '••••••' || CASE WHEN length(one) < 12 THEN '' ELSE right(one, 4) END FROM unnest(NEW.voucher_codes) one)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sandbox_orders_webhook_created AFTER INSERT ON sandbox_orders
FOR EACH ROW EXECUTE FUNCTION webhook_sandbox_order('transaction.created');
CREATE OR REPLACE TRIGGER sandbox_orders_webhook_updated AFTER UPDATE OF status, refunded, refund_amount ON sandbox_orders
FOR EACH ROW WHEN ((OLD.status, OLD.refunded, OLD.refund_amount)
  IS DISTINCT FROM (NEW.status, NEW.refunded, NEW.refund_amount))
EXECUTE FUNCTION webhook_sandbox_order('transaction.updated');
-- The main balance has fallen below the amount of its reminder: one event for each fall.
CREATE OR REPLACE FUNCTION webhook_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_webhook_event('balance.low', 'production', NEW.partner_id, NEW.id, 'SALDO',
    to_jsonb(NEW) || jsonb_build_object('threshold', r.threshold))
  FROM balance_reminders r
  WHERE r.partner_id = NEW.partner_id AND r.is_active AND NEW.balance < r.threshold AND OLD.balance >= r.threshold;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER balances_webhook_low AFTER UPDATE OF balance ON balances
FOR EACH ROW WHEN (NEW.kind = 'main' AND NEW.balance < OLD.balance) EXECUTE FUNCTION webhook_balance();
CREATE OR REPLACE FUNCTION webhook_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_webhook_event(TG_ARGV[0], NULL, NULL, NEW.id, NEW.sku, to_jsonb(NEW) || jsonb_build_object(
    'brand', b.name, 'old_base_price', OLD.base_price, 'old_admin_fee', OLD.admin_fee,
    'old_commission', OLD.commission, 'old_status', OLD.status))
  FROM brands b WHERE b.id = NEW.brand_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER variations_webhook_price AFTER UPDATE OF base_price, admin_fee, commission ON variations
FOR EACH ROW WHEN ((OLD.base_price, OLD.admin_fee, OLD.commission)
  IS DISTINCT FROM (NEW.base_price, NEW.admin_fee, NEW.commission))
EXECUTE FUNCTION webhook_item('product.price_changed');
CREATE OR REPLACE TRIGGER variations_webhook_status AFTER UPDATE OF status ON variations
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION webhook_item('product.status_changed');
CREATE OR REPLACE FUNCTION webhook_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_webhook_event('ticket.replied', 'production', t.partner_id, t.id, t.code,
    to_jsonb(t) || jsonb_build_object('message', NEW.body, 'replied_at', NEW.created_at))
  FROM tickets t WHERE t.id = NEW.ticket_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ticket_replies_webhook AFTER INSERT ON ticket_replies
FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION webhook_ticket();
