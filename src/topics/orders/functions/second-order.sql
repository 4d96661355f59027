-- True if an order blocks a second one of its item and destination: it is of the last 24 hours and did not fail. The
-- planner inlines the body (EXPLAIN shows no call), so that indexes are used.
CREATE OR REPLACE FUNCTION stands_lately(made_at timestamptz, state smallint)
RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT made_at > now() - interval '24 hours' AND state IN (1, 2)
$$;
-- True if such an order has brought an item to this destination. Called by the statement that buys, which
-- waits for the balance: each query here sees rows committed meanwhile, so that the second of two
-- simultaneous orders sees the first.
CREATE OR REPLACE FUNCTION is_ordered_lately(buyer uuid, item uuid, target text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM transactions t WHERE t.partner_id = buyer AND t.variation_id = item
    AND t.destination = target AND stands_lately(t.created_at, t.status));
END $$;
-- Equivalent function for the sandbox.
CREATE OR REPLACE FUNCTION is_ordered_lately_in_sandbox(buyer uuid, item uuid, target text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM sandbox_orders t WHERE t.partner_id = buyer AND t.variation_id = item
    AND t.destination = target AND stands_lately(t.created_at, t.status));
END $$;
