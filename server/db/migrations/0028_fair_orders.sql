DROP INDEX "panel_codes_once";--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX "panel_orders_unpaid_buyer" ON "panel_orders" USING btree ("partner_id","buyer_key") WHERE "panel_orders"."payment_status" = 1;--> statement-breakpoint
CREATE INDEX "panel_orders_unpaid_from" ON "panel_orders" USING btree ("partner_id","placed_from") WHERE "panel_orders"."payment_status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_codes_once" ON "panel_codes" USING btree ("partner_id","digest");