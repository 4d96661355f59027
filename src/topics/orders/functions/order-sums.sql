-- Order statistics are stored as sums, so that a million orders cost hardly more than a thousand. Each change of an
-- order inserts a row of `order_changes` in its transaction, which subtracts the old state and adds the new one. Rows
-- are only inserted, so concurrent purchases do not block each other. `add_order_changes` moves them into `order_sums`
-- soon after; readers add both.
CREATE OR REPLACE FUNCTION order_is_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_changes (partner_id, sign, made_at, finished_at, brand_id, variation_id, user_id, source, status,
      refunded, reason, cost, refund, resale)
    VALUES (OLD.partner_id, -1, OLD.created_at, OLD.finished_at, OLD.brand_id, OLD.variation_id, OLD.user_id, OLD.source,
      OLD.status, OLD.refunded, OLD.status_reason_code, OLD.selling_total, OLD.refund_amount, OLD.resale_total);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_changes (partner_id, sign, made_at, finished_at, brand_id, variation_id, user_id, source, status,
      refunded, reason, cost, refund, resale)
    VALUES (NEW.partner_id, 1, NEW.created_at, NEW.finished_at, NEW.brand_id, NEW.variation_id, NEW.user_id, NEW.source,
      NEW.status, NEW.refunded, NEW.status_reason_code, NEW.selling_total, NEW.refund_amount, NEW.resale_total);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER transactions_order_is_made AFTER INSERT OR DELETE ON transactions
FOR EACH ROW EXECUTE FUNCTION order_is_changed();
-- Steps of the timeline and sealing count for nothing.
CREATE OR REPLACE TRIGGER transactions_order_is_changed AFTER UPDATE OF partner_id, created_at, finished_at, brand_id,
  variation_id, user_id, source, status, refunded, status_reason_code, selling_total, refund_amount, resale_total
ON transactions FOR EACH ROW EXECUTE FUNCTION order_is_changed();
-- Lengths of the blocks of days that sums stand for (`core/statistic/blocks.ts`): a year is 54 of them at most.
CREATE OR REPLACE FUNCTION order_spans() RETURNS SETOF smallint LANGUAGE sql IMMUTABLE AS $$
  VALUES (1::smallint), (27::smallint)
$$;
-- The one meaning of every figure: what a change adds to its day, and to which sums of it. Jakarta is UTC+7 all year;
-- 1970-01-01 was a Thursday. What OFFSET stands behind is worked out once for all sums.
CREATE OR REPLACE FUNCTION order_figures(sign smallint, made_at timestamptz, finished_at timestamptz, brand uuid,
  variation uuid, buyer uuid, made_from smallint, status smallint, refunded smallint, reason text, paid bigint,
  returned bigint, resale bigint
) RETURNS TABLE (
  kind smallint, category_id uuid, source smallint, day int, key text,
  orders int, succeeded int, failed int, partly int, cancelled int, unpriced int, website int,
  spent bigint, cost bigint, unpriced_cost bigint, partly_cost bigint, website_cost bigint, refund bigint,
  revenue bigint, profit bigint, duration bigint
) LANGUAGE sql STABLE ROWS 16 AS $$
  SELECT slice.kind::smallint, slice.category_id, slice.source::smallint, clock.day, slice.key,
    ended.one, ended.done, ended.failed, ended.part, ended.cancelled,
    CASE WHEN made_from = 3 THEN 0 ELSE ended.unsold END, CASE WHEN made_from = 3 THEN ended.unsold ELSE 0 END,
    ended.one * (paid - returned), ended.sold * (paid - returned),
    CASE WHEN made_from = 3 THEN 0 ELSE ended.unsold * (paid - returned) END,
    CASE WHEN made_from = 3 THEN 0 ELSE ended.part * (paid - returned) END,
    CASE WHEN made_from = 3 THEN (ended.done + ended.part) * (paid - returned) ELSE 0 END, ended.one * returned,
    ended.sold * coalesce(resale, 0), ended.sold * coalesce(resale - (paid - returned), 0), clock.duration
  FROM (SELECT brands.id, brands.category_id AS category FROM brands) bought
  CROSS JOIN LATERAL (
    SELECT (seconds / 86400)::int AS day,
      lpad(((seconds / 86400 + 3) % 7 * 24 + seconds % 86400 / 3600)::text, 3, '0') AS hour,
      CASE WHEN status = 2 THEN sign * coalesce(floor(extract(epoch FROM finished_at - made_at) * 1000)::bigint, 0)
        ELSE 0 END AS duration
    FROM (SELECT floor(extract(epoch FROM made_at))::bigint + 25200 AS seconds OFFSET 0) jakarta OFFSET 0
  ) clock
  CROSS JOIN LATERAL (
    SELECT sign::int AS one, CASE WHEN status = 2 THEN sign::int ELSE 0 END AS done,
      CASE WHEN status > 3 AND NOT (status = 4 AND refunded = 2) THEN sign::int ELSE 0 END AS failed,
      CASE WHEN status = 4 AND refunded = 2 THEN sign::int ELSE 0 END AS part,
      CASE WHEN status = 3 THEN sign::int ELSE 0 END AS cancelled,
      CASE WHEN status = 2 AND made_from <> 3 AND resale IS NOT NULL THEN sign::int ELSE 0 END AS sold,
      CASE WHEN status = 2 AND (made_from = 3 OR resale IS NULL) THEN sign::int ELSE 0 END AS unsold
    OFFSET 0
  ) ended
  CROSS JOIN LATERAL (SELECT '00000000-0000-0000-0000-000000000000'::uuid AS every) all_of
  CROSS JOIN LATERAL (VALUES
    (1, every, 0, ''), (1, every, made_from, ''), (1, bought.category, made_from, ''),
    (2, every, 0, clock.hour), (2, every, made_from, clock.hour), (2, bought.category, made_from, clock.hour),
    (3, every, 0, variation::text), (3, every, made_from, variation::text),
    (4, every, 0, buyer::text), (4, every, made_from, buyer::text), (4, bought.category, made_from, buyer::text),
    (5, every, 0, coalesce(reason, '')), (5, every, made_from, coalesce(reason, '')),
    (5, bought.category, made_from, coalesce(reason, '')),
    (6, every, 0, brand::text), (6, every, made_from, brand::text)
  ) slice (kind, category_id, source, key)
  WHERE bought.id = brand AND (slice.kind <> 5 OR status > 2)
$$;
-- Returns the figures of a change for every block that contains its day, for queries that read sums before it
-- has been added to them. PL/pgSQL plans nothing of it while there are no changes.
CREATE OR REPLACE FUNCTION change_figures(change order_changes) RETURNS TABLE (
  kind smallint, category_id uuid, source smallint, span smallint, block int, key text,
  orders int, succeeded int, failed int, partly int, cancelled int, unpriced int, website int,
  spent bigint, cost bigint, unpriced_cost bigint, partly_cost bigint, website_cost bigint, refund bigint,
  revenue bigint, profit bigint, duration bigint
) LANGUAGE plpgsql STABLE ROWS 32 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT one.kind, one.category_id, one.source, spans.span, one.day / spans.span, one.key, one.orders,
    one.succeeded, one.failed, one.partly, one.cancelled, one.unpriced, one.website, one.spent, one.cost,
    one.unpriced_cost, one.partly_cost, one.website_cost, one.refund, one.revenue, one.profit, one.duration
  FROM order_figures(change.sign, change.made_at, change.finished_at, change.brand_id, change.variation_id,
    change.user_id, change.source, change.status, change.refunded, change.reason, change.cost, change.refund,
    change.resale) one CROSS JOIN order_spans() spans (span);
END $$;
-- Moves at most this many changes into the sums and returns how many there were. Parallel calls share the
-- work: each takes rows that no other has, and sums are locked in one order. Changes are added up by day
-- first, because those of a busy partner often share a day; only the result goes into every block.
CREATE OR REPLACE FUNCTION add_order_changes(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  added int;
BEGIN
  WITH taken AS (
    DELETE FROM order_changes
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM order_changes LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING *
  ), days AS MATERIALIZED (
    SELECT taken.partner_id, figures.kind, figures.category_id, figures.source, figures.day, figures.key,
      sum(figures.orders) AS orders, sum(figures.succeeded) AS succeeded, sum(figures.failed) AS failed,
      sum(figures.partly) AS partly, sum(figures.cancelled) AS cancelled, sum(figures.unpriced) AS unpriced,
      sum(figures.website) AS website, sum(figures.spent)::bigint AS spent, sum(figures.cost)::bigint AS cost,
      sum(figures.unpriced_cost)::bigint AS unpriced_cost, sum(figures.partly_cost)::bigint AS partly_cost,
      sum(figures.website_cost)::bigint AS website_cost, sum(figures.refund)::bigint AS refund,
      sum(figures.revenue)::bigint AS revenue,
      sum(figures.profit)::bigint AS profit, sum(figures.duration)::bigint AS duration
    FROM taken CROSS JOIN LATERAL order_figures(sign, made_at, finished_at, brand_id, variation_id, user_id,
      taken.source, status, refunded, reason, taken.cost, taken.refund, resale) figures
    GROUP BY 1, 2, 3, 4, 5, 6
  ), summed AS (
    INSERT INTO order_sums AS sums (partner_id, kind, category_id, source, span, block, key, orders, succeeded, failed,
      partly, cancelled, unpriced, website, spent, cost, unpriced_cost, partly_cost, website_cost, refund, revenue, profit,
      duration)
    SELECT partner_id, kind, category_id, source, span, day / span, key,
      sum(orders), sum(succeeded), sum(failed), sum(partly), sum(cancelled), sum(unpriced), sum(website), sum(spent),
      sum(cost), sum(unpriced_cost), sum(partly_cost), sum(website_cost), sum(refund),
      sum(revenue), sum(profit), sum(duration)
    FROM days CROSS JOIN order_spans() spans (span)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (partner_id, kind, category_id, source, span, block, key) DO UPDATE SET
      orders = sums.orders + excluded.orders, succeeded = sums.succeeded + excluded.succeeded,
      failed = sums.failed + excluded.failed, partly = sums.partly + excluded.partly,
      cancelled = sums.cancelled + excluded.cancelled, unpriced = sums.unpriced + excluded.unpriced,
      website = sums.website + excluded.website, spent = sums.spent + excluded.spent, cost = sums.cost + excluded.cost,
      unpriced_cost = sums.unpriced_cost + excluded.unpriced_cost, partly_cost = sums.partly_cost + excluded.partly_cost,
      website_cost = sums.website_cost + excluded.website_cost, refund = sums.refund + excluded.refund,
      revenue = sums.revenue + excluded.revenue,
      profit = sums.profit + excluded.profit, duration = sums.duration + excluded.duration
    RETURNING 1
  )
  SELECT count(*) INTO added FROM taken;
  RETURN added;
END $$;
