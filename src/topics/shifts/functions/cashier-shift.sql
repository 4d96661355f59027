-- An order falls into the shift that whoever makes it has open, with the commit of the order. The row of the shift is locked
-- until then: who closes it waits for the orders that are under way, and those that come after the close find it closed.
-- The second look finds the next shift, where that was opened while this order waited for the end of the one before.
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
-- What a person buys: one by one or in a batch, and neither through the API nor for a website.
CREATE OR REPLACE TRIGGER transactions_order_of_shift AFTER INSERT ON transactions
FOR EACH ROW WHEN (NEW.source IN (1, 4)) EXECUTE FUNCTION order_of_shift();
