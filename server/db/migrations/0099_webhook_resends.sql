CREATE TABLE "webhook_resends" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"failed_only" boolean NOT NULL,
	"after_at" timestamp with time zone,
	"after_id" uuid
);
--> statement-breakpoint
ALTER TABLE "webhook_resends" ADD CONSTRAINT "webhook_resends_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;