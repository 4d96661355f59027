ALTER TABLE "panel_orders" DROP CONSTRAINT "panel_orders_amounts";--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "main_credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_sale_once" ON "ledger_entries" USING btree ("ref_id") WHERE "ledger_entries"."ref_type" = 'panel_order' and "ledger_entries"."type" = 9 and "ledger_entries"."balance_id" is not null;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_amounts" CHECK ("panel_orders"."total" >= 0 and "panel_orders"."qty" > 0 and "panel_orders"."profit_credited" >= 0
        and "panel_orders"."main_credited" >= 0);--> statement-breakpoint
-- What an undone sale takes from the profit goes to the main balance, which holds nothing: so it is of its own order,
-- else of what may leave.
CREATE OR REPLACE FUNCTION profit_is_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  due bigint := - NEW.amount;
  free_from timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM balances WHERE id = NEW.balance_id AND kind = 'panel') THEN
    RETURN NULL;
  END IF;
  DELETE FROM profit_holds WHERE balance_id = NEW.balance_id AND free_at <= now();
  IF NEW.type = 1 AND NEW.amount > 0 THEN
    SELECT CASE WHEN order_status = 3 THEN coalesce(finished_at, NEW.created_at) + interval '24 hours' END
    INTO free_from FROM panel_orders WHERE id = NEW.ref_id;
    IF NOT FOUND THEN
      free_from := NEW.created_at + interval '24 hours';
    END IF;
    INSERT INTO profit_holds (id, balance_id, ref_id, remaining, free_at)
    SELECT NEW.id, NEW.balance_id, NEW.ref_id, NEW.amount, free_from WHERE free_from IS NULL OR free_from > now();
    RETURN NULL;
  END IF;
  IF NEW.type IN (1, 2) AND NEW.amount < 0 THEN
    FOR lot IN
      SELECT id, remaining FROM profit_holds
      WHERE balance_id = NEW.balance_id AND remaining > 0 AND ref_id IS NOT DISTINCT FROM NEW.ref_id
      ORDER BY free_at DESC, id DESC
    LOOP
      EXIT WHEN due = 0;
      UPDATE profit_holds SET remaining = remaining - least(remaining, due) WHERE id = lot.id;
      due := due - least(lot.remaining, due);
    END LOOP;
  END IF;
  IF NEW.type IN (1, 2, 3, 8) AND due > 0 AND NEW.balance_after < (
    SELECT coalesce(sum(remaining), 0) FROM profit_holds WHERE balance_id = NEW.balance_id
  ) THEN
    RAISE EXCEPTION 'profit is held for 24 hours' USING ERRCODE = 'check_violation', CONSTRAINT = 'profit_is_held';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Until now the cost part of what buyers paid stayed with the house: it is the partners', and comes to them here.
WITH booked AS (
  SELECT e.ref_id, coalesce(sum(e.amount) FILTER (WHERE b.kind = 'panel'), 0) AS panel,
    coalesce(sum(e.amount) FILTER (WHERE b.kind = 'main'), 0) AS main
  FROM ledger_entries e JOIN balances b ON b.id = e.balance_id
  WHERE e.ref_type = 'panel_order' GROUP BY e.ref_id
), owed AS (
  SELECT o.id, o.partner_id, o.invoice, o.product_name, o.item_name, o.paid_at, gen_random_uuid() AS posting,
    coalesce(k.panel, 0) AS panel, greatest(0, o.total - o.payment_fee) - coalesce(k.panel, 0) AS main,
    greatest(0, o.total - o.payment_fee) - coalesce(k.panel, 0) - coalesce(k.main, 0) AS amount
  FROM panel_orders o LEFT JOIN booked k ON k.ref_id = o.id
  WHERE o.payment_source = 'platform' AND o.paid_at IS NOT NULL AND o.payment_method_id IS NOT NULL
), due AS (
  SELECT w.*, b.id AS balance_id, b.version + row_number() OVER chain AS seq,
    b.balance + sum(w.amount) OVER chain AS balance_after
  FROM owed w JOIN balances b ON b.partner_id = w.partner_id AND b.kind = 'main'
  WHERE w.amount > 0
  WINDOW chain AS (PARTITION BY b.id ORDER BY w.paid_at, w.id)
), entries AS (
  INSERT INTO ledger_entries (id, posting_id, partner_id, balance_id, house, amount, seq, balance_after, type,
    ref_type, ref_id, ref_code, description, actor)
  SELECT gen_random_uuid(), due.posting, due.partner_id, side.balance_id, side.house, side.amount, side.seq,
    side.balance_after, 9, 'panel_order', due.id, due.invoice,
    left('Hasil penjualan ' || due.invoice || ': ' || due.product_name || ' · ' || due.item_name, 160), 'Sistem'
  FROM due CROSS JOIN LATERAL (VALUES
    (due.balance_id, NULL::text, due.amount, due.seq, due.balance_after),
    (NULL::uuid, 'storefront', - due.amount, NULL::bigint, NULL::numeric)
  ) side (balance_id, house, amount, seq, balance_after)
), moved AS (
  UPDATE balances b SET balance = b.balance + s.amount, version = b.version + s.times
  FROM (SELECT balance_id, sum(amount) AS amount, count(*) AS times FROM due GROUP BY balance_id) s
  WHERE b.id = s.balance_id
)
UPDATE panel_orders o SET main_credited = w.main, profit_credited = w.panel FROM owed w WHERE o.id = w.id;
