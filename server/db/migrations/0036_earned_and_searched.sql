DROP INDEX "panel_orders_profit";--> statement-breakpoint
DROP INDEX "panel_orders_days";--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "earned" bigint GENERATED ALWAYS AS (case when order_status = 3 then profit else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "panel_orders_earned" ON "panel_orders" USING btree ("partner_id","earned","id");--> statement-breakpoint
CREATE INDEX "panel_orders_days" ON "panel_orders" USING btree ("partner_id","created_at","order_status","total","earned");--> statement-breakpoint
-- Goods and destination are found too. Orders of before are told as `panel-order/search-text.ts` tells new ones.
UPDATE "panel_orders" o SET "search" = left(lower(concat_ws(chr(10), nullif(o.search, ''), o.product_name, o.item_name, o.nickname,
  (SELECT nullif(string_agg(value, ' · '), '') FROM jsonb_each_text(o.form_values)))), 600);
