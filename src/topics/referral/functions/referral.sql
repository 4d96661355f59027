-- Enqueues the evaluation of a referral commission when an order ends or changes after its end. It runs after the
-- commit, so that purchases are not blocked.
CREATE OR REPLACE FUNCTION order_brings_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind, ref_id, run_at)
  SELECT gen_random_uuid(), 'referral-commission', NEW.id, clock_timestamp()
  FROM partners WHERE id = NEW.partner_id AND referred_by IS NOT NULL
  ON CONFLICT (kind, ref_id) DO UPDATE SET run_at = excluded.run_at, done_at = NULL, attempts = 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER transactions_brings_commission AFTER UPDATE OF status, refunded, refund_amount ON transactions
FOR EACH ROW WHEN (NEW.status <> 1 AND (OLD.status, OLD.refunded, OLD.refund_amount)
  IS DISTINCT FROM (NEW.status, NEW.refunded, NEW.refund_amount))
EXECUTE FUNCTION order_brings_commission();
