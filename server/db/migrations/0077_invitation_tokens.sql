ALTER TABLE "sub_accounts" ADD COLUMN "phone_token_hash" text;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD COLUMN "replaced_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "sub_accounts_replaced" ON "sub_accounts" USING gin ("replaced_hashes");--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_phone_token_hash_unique" UNIQUE("phone_token_hash");