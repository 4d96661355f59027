-- Whether an item went to this destination within 24 hours, in an order that did not fail. Asked by the statement that buys, which
-- waits for the balance: each query here sees what was committed meanwhile, so that of two orders side by side who comes
-- second sees the first.
CREATE OR REPLACE FUNCTION is_ordered_lately(buyer uuid, item uuid, target text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM transactions t WHERE t.partner_id = buyer AND t.variation_id = item
    AND t.destination = target AND t.created_at > now() - interval '24 hours' AND t.status IN (1, 2));
END $$;
--> statement-breakpoint
-- The same in the sandbox.
CREATE OR REPLACE FUNCTION is_ordered_lately_in_sandbox(buyer uuid, item uuid, target text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM sandbox_orders t WHERE t.partner_id = buyer AND t.variation_id = item
    AND t.destination = target AND t.created_at > now() - interval '24 hours' AND t.status IN (1, 2));
END $$;
