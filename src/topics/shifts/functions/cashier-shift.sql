-- Adds an order to the open shift of its buyer, in the transaction of the order. The shift row is locked until the
-- commit: closing the shift waits for pending orders, and later orders find it closed. The second query finds the next
-- shift if it was opened while this order waited for the previous one to close.
CREATE OR REPLACE FUNCTION order_of_shift() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shift uuid;
BEGIN
  FOR attempt IN 1..2 LOOP
    SELECT id INTO shift FROM cashier_shifts WHERE user_id = NEW.user_id AND status = 1 FOR SHARE;
    EXIT WHEN FOUND;
  END LOOP;
  IF shift IS NOT NULL THEN
    INSERT INTO cashier_shift_orders (order_id, shift_id) VALUES (NEW.id, shift);
  END IF;
  RETURN NULL;
END $$;
-- Counts orders that a person places, single or in a batch, but none of the API or a website.
CREATE OR REPLACE TRIGGER transactions_order_of_shift AFTER INSERT ON transactions
FOR EACH ROW WHEN (NEW.source IN (1, 4)) EXECUTE FUNCTION order_of_shift();
