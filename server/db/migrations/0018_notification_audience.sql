ALTER TABLE "notifications" ADD COLUMN "owner_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was told before audiences existed: KYC, withdrawals, the website, PINs and passwords.
UPDATE "notifications" SET "owner_only" = true
WHERE "type" IN ('KYC', 'Panel') OR "link" IN ('/setting/account-setting', '/activity-log') OR "title" LIKE 'Pencairan %';
