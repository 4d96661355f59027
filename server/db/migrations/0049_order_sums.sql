CREATE TABLE "order_changes" (
	"partner_id" uuid NOT NULL,
	"sign" smallint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"brand_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" smallint NOT NULL,
	"status" smallint NOT NULL,
	"refunded" smallint NOT NULL,
	"reason" text,
	"cost" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"resale" bigint
);
--> statement-breakpoint
CREATE TABLE "order_sums" (
	"partner_id" uuid NOT NULL,
	"kind" smallint NOT NULL,
	"category_id" uuid NOT NULL,
	"source" smallint NOT NULL,
	"span" smallint NOT NULL,
	"block" integer NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	"partly" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"unpriced" integer NOT NULL,
	"spent" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"revenue" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"duration" bigint NOT NULL,
	CONSTRAINT "order_sums_key" PRIMARY KEY("partner_id","kind","category_id","source","span","block","key")
);
--> statement-breakpoint
CREATE INDEX "order_changes_partner" ON "order_changes" USING btree ("partner_id");
--> statement-breakpoint
CREATE INDEX "topups_credited" ON "topups" USING btree ("partner_id","credited_at") WHERE "topups"."credited_at" is not null;
--> statement-breakpoint
-- Nothing is bought between the moment from which changes are noted and the count of what was bought before it.
LOCK TABLE transactions IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transactions_order_is_made AFTER INSERT OR DELETE ON transactions
FOR EACH ROW EXECUTE FUNCTION order_is_changed();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transactions_order_is_changed AFTER UPDATE OF partner_id, created_at, finished_at, brand_id,
  variation_id, user_id, source, status, refunded, status_reason_code, selling_total, refund_amount, resale_total
ON transactions FOR EACH ROW EXECUTE FUNCTION order_is_changed();
--> statement-breakpoint
INSERT INTO order_changes (partner_id, sign, made_at, finished_at, brand_id, variation_id, user_id, source, status, refunded,
  reason, cost, refund, resale)
SELECT partner_id, 1, created_at, finished_at, brand_id, variation_id, user_id, source, status, refunded,
  status_reason_code, selling_total, refund_amount, resale_total
FROM transactions;
