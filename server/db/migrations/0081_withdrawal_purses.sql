DROP INDEX "withdrawals_key";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "purse" text DEFAULT 'panel' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_key" ON "withdrawals" USING btree ("partner_id","purse","idempotency_key");