CREATE TABLE "selling_rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"rules" jsonb NOT NULL,
	"undone_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selling_rule_changes_kind" CHECK ("selling_rule_changes"."kind" in ('create', 'edit', 'delete', 'restore', 'bulk', 'clear', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "selling_rule_changes" ADD CONSTRAINT "selling_rule_changes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_rule_changes" ADD CONSTRAINT "selling_rule_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selling_rule_changes_partner" ON "selling_rule_changes" USING btree ("partner_id","created_at","id");