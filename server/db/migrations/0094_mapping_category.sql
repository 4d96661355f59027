ALTER TABLE "supplier_mappings" DROP CONSTRAINT "supplier_mappings_supplier_brand_type_pk";--> statement-breakpoint
ALTER TABLE "supplier_mappings" ADD COLUMN "category" text;--> statement-breakpoint
-- A mapping that there is becomes one for each category that it reaches.
INSERT INTO "supplier_mappings" ("supplier", "category", "brand", "type", "brand_id", "group", "margin_bps", "margin_amount", "updated_at")
SELECT DISTINCT m."supplier", i."category", m."brand", m."type", m."brand_id", m."group", m."margin_bps", m."margin_amount", m."updated_at"
FROM "supplier_mappings" m JOIN "supplier_items" i ON i."supplier" = m."supplier" AND i."brand" = m."brand" AND m."type" IN (i."type", '')
WHERE m."category" IS NULL;--> statement-breakpoint
DELETE FROM "supplier_mappings" WHERE "category" IS NULL;--> statement-breakpoint
ALTER TABLE "supplier_mappings" ALTER COLUMN "category" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_mappings" ADD CONSTRAINT "supplier_mappings_supplier_category_brand_type_pk" PRIMARY KEY("supplier","category","brand","type");
