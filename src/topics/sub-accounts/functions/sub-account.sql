-- Amounts that the orders of a sub-account took from the balance today and this month (Asia/Jakarta), less
-- refunds.
CREATE OR REPLACE FUNCTION sub_account_spent(partner uuid, buyer uuid, OUT of_day bigint, OUT of_month bigint)
LANGUAGE sql STABLE AS $$
  WITH days AS (
    SELECT day - date '1970-01-01' AS today, date_trunc('month', day)::date - date '1970-01-01' AS first
    FROM (SELECT (now() AT TIME ZONE 'Asia/Jakarta')::date AS day) clock
  ), moved AS (
    SELECT sums.block AS day, sums.spent FROM days JOIN order_sums sums ON sums.block BETWEEN days.first AND days.today
    WHERE sums.partner_id = partner AND sums.kind = 4 AND sums.category_id = '00000000-0000-0000-0000-000000000000'
      AND sums.source = 0 AND sums.span = 1 AND sums.key = buyer::text
    UNION ALL
    SELECT floor((extract(epoch FROM made_at) + 25200) / 86400)::int, sign * (cost - refund) FROM order_changes
    WHERE partner_id = partner AND user_id = buyer
  )
  SELECT coalesce(sum(moved.spent) FILTER (WHERE moved.day = days.today), 0)::bigint,
    coalesce(sum(moved.spent) FILTER (WHERE moved.day BETWEEN days.first AND days.today), 0)::bigint
  FROM days LEFT JOIN moved ON true GROUP BY days.today, days.first
$$;
-- Reason for which a person may not buy items of these brands now, at any price; null if there is none. Only
-- sub-accounts have limits. The row of the sub-account stays locked until the transaction ends, and each
-- query here sees rows committed before the lock: a second order counts what the first has bought.
CREATE OR REPLACE FUNCTION sub_account_bar(buyer uuid, brand_ids uuid[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  account sub_accounts;
  clock text := to_char(now() AT TIME ZONE 'Asia/Jakarta', 'HH24:MI');
BEGIN
  SELECT * INTO account FROM sub_accounts WHERE id = buyer FOR UPDATE;
  IF NOT FOUND THEN
    -- Without a row of its own a sub-account has no rights, rather than no limits.
    IF EXISTS (SELECT FROM users WHERE id = buyer AND role = 'sub') THEN RETURN jsonb_build_object('rule', 'right'); END IF;
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM users WHERE id = buyer AND disabled_at IS NULL AND 'product.order' = ANY (privileges)) THEN
    RETURN jsonb_build_object('rule', 'right');
  END IF;
  IF account.hours_start < account.hours_end AND NOT (clock >= account.hours_start AND clock < account.hours_end)
    OR account.hours_start > account.hours_end AND clock >= account.hours_end AND clock < account.hours_start THEN
    RETURN jsonb_build_object('rule', 'hours', 'start', account.hours_start, 'end', account.hours_end);
  END IF;
  IF cardinality(account.category_ids) > 0 AND EXISTS (
    SELECT FROM brands WHERE id = ANY (brand_ids) AND category_id <> ALL (account.category_ids)) THEN
    RETURN jsonb_build_object('rule', 'category');
  END IF;
  RETURN NULL;
END $$;
-- Reason for which a person may not place these orders together: the one of `sub_account_bar`, else the
-- exceeded amount. The owner may lift an amount for one order (`order_approvals`), and nothing else.
CREATE OR REPLACE FUNCTION sub_account_refusal(partner uuid, buyer uuid, brand_ids uuid[], totals bigint[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  account sub_accounts;
  bar jsonb := sub_account_bar(buyer, brand_ids);
  wanted bigint;
  greatest_one bigint;
  spent record;
BEGIN
  IF bar IS NOT NULL THEN RETURN bar; END IF;
  SELECT * INTO account FROM sub_accounts WHERE id = buyer;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT sum(total), max(total) INTO wanted, greatest_one FROM unnest(totals) one (total);
  IF greatest_one > account.order_limit THEN
    RETURN jsonb_build_object('rule', 'order', 'limit', account.order_limit, 'left', account.order_limit);
  END IF;
  IF account.day_limit IS NULL AND account.month_limit IS NULL THEN RETURN NULL; END IF;
  SELECT * INTO spent FROM sub_account_spent(partner, buyer);
  IF spent.of_day + wanted > account.day_limit THEN
    RETURN jsonb_build_object('rule', 'day', 'limit', account.day_limit,
      'left', greatest(account.day_limit - spent.of_day, 0));
  END IF;
  IF spent.of_month + wanted > account.month_limit THEN
    RETURN jsonb_build_object('rule', 'month', 'limit', account.month_limit,
      'left', greatest(account.month_limit - spent.of_month, 0));
  END IF;
  RETURN NULL;
END $$;
