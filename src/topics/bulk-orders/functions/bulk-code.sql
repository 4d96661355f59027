-- Code of the batch that an order was bought in, by the idempotency key of the order.
CREATE OR REPLACE FUNCTION bulk_code(key uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT b.code FROM bulk_rows r JOIN bulk_batches b ON b.id = r.batch_id WHERE r.idempotency_key = key
$$;
