ALTER TABLE "webhook_endpoints" ADD COLUMN "environment" text DEFAULT 'production' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "environment" text DEFAULT 'production';--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_environment" CHECK ("webhook_endpoints"."environment" in ('sandbox', 'production'));