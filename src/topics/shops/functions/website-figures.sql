-- Sales of a website between two instants, by when they were ordered: the one meaning of these figures for
-- its statistic, that of H2H beside it, and the books. Profit is what buyers paid less the fee of the way to pay
-- and the cost of the goods.
CREATE OR REPLACE FUNCTION website_figures(of_partner uuid, since timestamptz, until timestamptz)
RETURNS TABLE (orders int, failed int, succeeded int, omzet bigint, profit bigint) LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, count(*) FILTER (WHERE order_status IN (4, 5, 6))::int,
    count(*) FILTER (WHERE order_status = 3)::int, coalesce(sum(total) FILTER (WHERE order_status = 3), 0)::bigint,
    coalesce(sum(earned), 0)::bigint
  FROM panel_orders WHERE partner_id = of_partner AND created_at >= since AND created_at < until
$$;
