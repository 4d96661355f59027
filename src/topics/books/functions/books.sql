-- The books of a partner between two days (Asia/Jakarta, both included): what the ledger and the orders say, read where
-- it lies, and what the partner wrote itself (`entry`). A row is money in or out (`amount`), in one of the partner's
-- balances (`wallet`) or outside of them; `counts` is where it stands in the profit, `none` for what only moves money.
-- Rows of a balance are its ledger entries, all of them, so that the books cannot know another balance than the ledger.
CREATE OR REPLACE FUNCTION book_id(base uuid, part text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT overlay(base::text PLACING part FROM 15 FOR 1)::uuid
$$;
-- Category of a purchase and its refund: a cost beside its sale, or without profit if the selling price is unknown.
-- Money of a failed order only moves.
CREATE OR REPLACE FUNCTION book_cost(status int, source int, total bigint, back bigint, resale bigint)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status = 1 THEN 'pending' WHEN back >= total THEN 'none'
    WHEN source = 3 OR (status = 2 AND resale IS NOT NULL) THEN 'cost' ELSE 'unpriced' END
$$;
CREATE OR REPLACE FUNCTION book_rows(of_partner uuid, first_day date, last_day date)
RETURNS TABLE (id uuid, source text, happened_at timestamptz, known_at timestamptz, line text, counts text,
  wallet text, amount bigint, ref_type text, ref_id uuid, ref_code text, what text, actor text)
LANGUAGE sql STABLE AS $$
  SELECT e.id, 'auto', e.created_at, coalesce(t.finished_at, e.created_at),
    CASE b.kind || e.type
      WHEN 'main1' THEN 'topup' WHEN 'main2' THEN 'purchase' WHEN 'main3' THEN 'refund' WHEN 'main4' THEN 'adjustment'
      WHEN 'main5' THEN 'bonus' WHEN 'main6' THEN 'plan' WHEN 'main7' THEN 'commission_in' WHEN 'main8' THEN 'profit_in'
      WHEN 'main9' THEN 'web_proceeds' WHEN 'main10' THEN 'web_moved' WHEN 'panel1' THEN 'web_profit'
      WHEN 'panel2' THEN 'web_undone' WHEN 'panel3' THEN 'withdrawal' WHEN 'panel4' THEN 'panel_fee'
      WHEN 'panel5' THEN 'panel_adjustment' WHEN 'referral1' THEN 'commission' WHEN 'referral2' THEN 'commission_out'
      WHEN 'referral3' THEN 'commission_undone' ELSE 'unknown' END,
    CASE b.kind || e.type
      WHEN 'main2' THEN coalesce(sold.counts, book_cost(t.status, t.source, t.selling_total, t.refund_amount, t.resale_total), 'unpriced')
      WHEN 'main3' THEN coalesce(sold.counts, book_cost(t.status, t.source, t.selling_total, t.refund_amount, t.resale_total), 'unpriced')
      WHEN 'main5' THEN 'income' WHEN 'referral1' THEN 'income' WHEN 'referral3' THEN 'income' WHEN 'main6' THEN 'expense' WHEN 'panel4' THEN 'expense'
      ELSE 'none' END,
    b.kind, e.amount, e.ref_type, e.ref_id, e.ref_code, e.description, e.actor
  FROM balances b JOIN ledger_entries e ON e.balance_id = b.id
  LEFT JOIN transactions t ON t.id = e.ref_id AND e.ref_type = 'transaction'
  -- A purchase for a completed sale of the website counts with that sale (`web_cost`), on its day.
  LEFT JOIN LATERAL (
    SELECT 'none' AS counts FROM panel_orders o
    WHERE t.source = 3 AND o.h2h_transaction_id = t.id AND o.partner_id = of_partner AND o.order_status = 3 LIMIT 1
  ) sold ON true
  WHERE b.partner_id = of_partner AND e.created_at >= first_day::timestamp AT TIME ZONE 'Asia/Jakarta'
    AND e.created_at < (last_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
UNION ALL
  -- Fees of payment methods, beside the top-up itself.
  SELECT book_id(e.id, '8'), 'auto', e.created_at, e.created_at, 'topup_fee', 'expense', NULL, - u.fee, e.ref_type,
    e.ref_id, e.ref_code, u.method_name, e.actor
  FROM balances b JOIN ledger_entries e ON e.balance_id = b.id JOIN topups u ON u.id = e.ref_id
  WHERE b.partner_id = of_partner AND b.kind = 'main' AND e.type = 1 AND e.ref_type = 'topup' AND u.fee > 0
    AND e.created_at >= first_day::timestamp AT TIME ZONE 'Asia/Jakarta'
    AND e.created_at < (last_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
UNION ALL
  -- Fees of withdrawals: the part of profit or commissions that no bank account received.
  SELECT book_id(e.id, '8'), 'auto', e.created_at, coalesce(w.done_at, e.created_at), 'withdrawal_fee', 'expense', NULL,
    - w.fee, e.ref_type, e.ref_id, e.ref_code, e.description, e.actor
  FROM balances b JOIN ledger_entries e ON e.balance_id = b.id JOIN withdrawals w ON w.id = e.ref_id
  WHERE b.partner_id = of_partner AND (b.kind, e.type) IN (('panel', 3), ('referral', 2)) AND e.amount < 0 AND w.status = 3 AND w.fee > 0
    AND e.created_at >= first_day::timestamp AT TIME ZONE 'Asia/Jakarta'
    AND e.created_at < (last_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
UNION ALL
  -- Sales of orders that succeeded, by the selling prices of that moment.
  SELECT book_id(t.id, '8'), 'auto', t.created_at, coalesce(t.finished_at, t.created_at), 'sale', 'sales', NULL,
    t.resale_total, 'transaction', t.id, t.code, left(t.product_name || ' · ' || t.item_name, 160), u.name
  FROM transactions t JOIN users u ON u.id = t.user_id
  WHERE t.partner_id = of_partner AND t.status = 2 AND t.source <> 3 AND t.resale_total IS NOT NULL
    AND t.created_at >= first_day::timestamp AT TIME ZONE 'Asia/Jakarta'
    AND t.created_at < (last_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
UNION ALL
  -- Sales of the website that are done: what its buyer paid, the fee of the way to pay, and what the goods cost. The
  -- three together are the `earned` of the order, on one day.
  SELECT book_id(o.id, part.mark), 'auto', o.created_at, coalesce(o.finished_at, o.created_at),
    part.line, part.counts, NULL, part.amount, 'panel_order', o.id, o.invoice,
    left(o.product_name || ' · ' || o.item_name, 160), 'Website'
  FROM panel_orders o
  CROSS JOIN LATERAL (VALUES
    ('8', 'web_sale', 'sales', o.total), ('6', 'web_fee', 'expense', - o.payment_fee),
    ('5', 'web_cost', 'cost', - o.cost)
  ) part (mark, line, counts, amount)
  WHERE o.partner_id = of_partner AND o.order_status = 3 AND part.amount <> 0
    AND o.created_at >= first_day::timestamp AT TIME ZONE 'Asia/Jakarta'
    AND o.created_at < (last_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
UNION ALL
  SELECT m.id, 'manual', (m.data ->> 'date')::date::timestamp AT TIME ZONE 'Asia/Jakarta', m.created_at,
    m.data ->> 'category', CASE m.data ->> 'type' WHEN 'in' THEN 'income' ELSE 'expense' END, NULL,
    CASE m.data ->> 'type' WHEN 'in' THEN 1 ELSE -1 END * (m.data ->> 'amount')::bigint, NULL, NULL, NULL,
    m.data ->> 'what', u.name
  FROM entities m LEFT JOIN users u ON u.id = m.created_by
  WHERE m.partner_id = of_partner AND m.resource = 'entry' AND m.deleted_at IS NULL
    AND m.data ->> 'date' >= to_char(first_day, 'YYYY-MM-DD') AND m.data ->> 'date' <= to_char(last_day, 'YYYY-MM-DD')
$$;
