ALTER TABLE "variations" DROP CONSTRAINT "variations_price";--> statement-breakpoint
ALTER TABLE "variations" ALTER COLUMN "base_price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "admin_fee" bigint;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "commission" bigint;--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_price" CHECK (case when "variations"."base_price" is null
        then "variations"."admin_fee" >= 0 and "variations"."commission" between 0 and "variations"."admin_fee"
          and "variations"."admin_fee" is not null and "variations"."commission" is not null and "variations"."price_before" is null
        else "variations"."base_price" > 0 and "variations"."admin_fee" is null and "variations"."commission" is null end);