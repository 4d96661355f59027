-- Rupiah that top-ups brought to a balance between two instants, unique codes included: the one meaning of
-- this figure for statistic, books and tiers. Money that the operator gives or takes is an adjustment.
CREATE OR REPLACE FUNCTION topped_up(of_partner uuid, since timestamptz, until timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(credit), 0)::bigint FROM topups
  WHERE partner_id = of_partner AND status = 2 AND NOT is_admin AND credited_at >= since AND credited_at < until
$$;
-- A tier is measured by the top-ups of 30 days, the day of the evaluation included, by Jakarta's calendar.
CREATE OR REPLACE FUNCTION tier_counts_from(evaluated timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT ((evaluated AT TIME ZONE 'Asia/Jakarta')::date - 29)::timestamp AT TIME ZONE 'Asia/Jakarta'
$$;
CREATE OR REPLACE FUNCTION tier_volume(of_partner uuid, evaluated timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT topped_up(of_partner, tier_counts_from(evaluated), 'infinity')
$$;
