ALTER TABLE "transactions" ADD COLUMN "voucher_sealed" text;--> statement-breakpoint
CREATE INDEX "transactions_plain" ON "transactions" USING btree ("id") WHERE "transactions"."voucher_sealed" like 'plain:%' or ("transactions"."voucher_sealed" is null and cardinality("transactions"."voucher_codes") > 0);--> statement-breakpoint
-- The database has no key: the next start seals what is marked here. Masked as `maskedCode` does it.
UPDATE "transactions" SET "voucher_sealed" = 'plain:' || to_json("voucher_codes")::text, "voucher_codes" = (
  SELECT array_agg('••••••' || CASE WHEN length("code") < 12 THEN '' ELSE right("code", 4) END ORDER BY "at")
  FROM unnest("voucher_codes") WITH ORDINALITY AS "delivered" ("code", "at")
) WHERE cardinality("voucher_codes") > 0;
