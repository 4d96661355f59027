-- What the figures of orders mean has changed, so every order is noted again; nothing is bought meanwhile. Functions that
-- read the old sums make way for those of this program (`order-sums.sql`).
LOCK TABLE transactions IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP FUNCTION IF EXISTS add_order_changes(int);--> statement-breakpoint
DROP FUNCTION IF EXISTS order_figures(smallint, timestamptz, timestamptz, uuid, uuid, uuid, smallint, smallint, smallint,
  text, bigint, bigint, bigint);--> statement-breakpoint
TRUNCATE order_sums, order_changes;--> statement-breakpoint
ALTER TABLE "order_sums" ALTER COLUMN "key" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "order_sums" ADD COLUMN "website" integer NOT NULL;--> statement-breakpoint
INSERT INTO order_changes (partner_id, sign, made_at, finished_at, brand_id, variation_id, user_id, source, status, refunded,
  reason, cost, refund, resale)
SELECT partner_id, 1, created_at, finished_at, brand_id, variation_id, user_id, source, status, refunded,
  status_reason_code, selling_total, refund_amount, resale_total
FROM transactions;
