-- Profit of a website may leave 24 hours after its order has succeeded; until then its lots are in `profit_holds`,
-- without a time while the start of the 24 hours is unknown. A reversed sale reduces the lots of its own order;
-- a posting that would leave less in the balance than the other lots hold is refused.
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
-- Purchases and top-ups never touch the balance of a panel, and stay as fast as they are.
CREATE OR REPLACE TRIGGER ledger_entries_profit_is_held AFTER INSERT ON ledger_entries
FOR EACH ROW WHEN (NEW.balance_id IS NOT NULL AND NEW.ref_type NOT IN ('transaction', 'topup'))
EXECUTE FUNCTION profit_is_held();
CREATE OR REPLACE FUNCTION profit_is_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profit_holds SET free_at = coalesce(NEW.finished_at, now()) + interval '24 hours' WHERE ref_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER panel_orders_profit_is_freed AFTER UPDATE OF order_status ON panel_orders
FOR EACH ROW WHEN (NEW.order_status = 3 AND OLD.order_status <> 3) EXECUTE FUNCTION profit_is_freed();
