CREATE TABLE "price_alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"direction" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"is_once" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_alarms_one" UNIQUE("user_id","variation_id","direction"),
	CONSTRAINT "price_alarms_direction" CHECK ("price_alarms"."direction" in (1, 2)),
	CONSTRAINT "price_alarms_amount" CHECK ("price_alarms"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variation_id" uuid NOT NULL,
	"old_price" bigint NOT NULL,
	"new_price" bigint NOT NULL,
	"reason" smallint NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_moved" CHECK ("price_changes"."old_price" > 0 and "price_changes"."new_price" > 0
      and "price_changes"."old_price" <> "price_changes"."new_price"),
	CONSTRAINT "price_changes_reason" CHECK ("price_changes"."reason" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "told_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alarms" ADD CONSTRAINT "price_alarms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alarms" ADD CONSTRAINT "price_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alarms" ADD CONSTRAINT "price_alarms_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alarms_item" ON "price_alarms" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "price_changes_item" ON "price_changes" USING btree ("variation_id","effective_at");--> statement-breakpoint
CREATE INDEX "price_changes_newest" ON "price_changes" USING btree ("effective_at","id");