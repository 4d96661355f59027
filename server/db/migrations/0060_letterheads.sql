CREATE TABLE "letterheads" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"logo_id" uuid,
	"address" text,
	"phone" text,
	"footer" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;