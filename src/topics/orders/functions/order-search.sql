-- The searched text of an order, as long as an index entry may be. Voucher codes stay outside.
CREATE OR REPLACE FUNCTION order_text(o transactions) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT left(search_text(concat_ws(chr(10), o.code, o.ref_id, o.product_name, o.item_name, o.sku, o.destination, o.nickname,
    o.customer_name, o.sn, CASE WHEN o.source = 4 THEN bulk_code(o.idempotency_key) END, o.note)), 600)
$$;
-- Stored when an order ends, so that buying does not pay for it; lists read the text of pending orders from their fields.
CREATE OR REPLACE FUNCTION order_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := order_text(NEW);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER transactions_order_is_searched BEFORE INSERT OR UPDATE OF code, ref_id, product_name, item_name,
  sku, destination, nickname, customer_name, note, sn, finished_at ON transactions
FOR EACH ROW WHEN (NEW.finished_at IS NOT NULL) EXECUTE FUNCTION order_search();
