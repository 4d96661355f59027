ALTER TABLE "sub_accounts" ADD COLUMN "can_see_cost" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD COLUMN "can_see_profit" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_sight" CHECK ("sub_accounts"."can_see_cost" or not "sub_accounts"."can_see_profit");