-- Own items are put in order by hand from now on; they begin in the order in which they were made.
UPDATE entities e SET data = e.data || jsonb_build_object('sort', least(made.place, 999))
FROM (
  SELECT id, row_number() OVER (PARTITION BY partner_id ORDER BY created_at, id) AS place
  FROM entities WHERE resource = 'product-custom' AND NOT data ? 'sort'
) made
WHERE made.id = e.id;
