ALTER TABLE "panel_orders" ADD COLUMN "sn_sealed" text;--> statement-breakpoint
CREATE INDEX "panel_orders_plain" ON "panel_orders" USING btree ("id") WHERE "panel_orders"."sn_sealed" like 'plain:%';--> statement-breakpoint
-- The database has no key: the next start seals what is marked here.
UPDATE "panel_orders" SET "sn_sealed" = 'plain:' || "sn" WHERE "sn" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" DROP COLUMN "sn";--> statement-breakpoint
-- Timelines told codes too.
UPDATE "panel_order_events" SET "note" = CASE
  WHEN "note" LIKE '%Pemasok mengirim sebagian%' THEN 'Pemasok mengirim sebagian; sisanya kembali ke saldo H2H Anda.'
END WHERE "step" = 'succeeded' AND "note" IS NOT NULL;
