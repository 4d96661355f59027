CREATE TABLE "book_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"sums" jsonb NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "book_closings_month" CHECK ("book_closings"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "book_closings_reopened" CHECK (("book_closings"."reopened_at" is null) = ("book_closings"."reopened_by" is null))
);
--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_closings_closed" ON "book_closings" USING btree ("partner_id","month") WHERE "book_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "book_closings_partner" ON "book_closings" USING btree ("partner_id","month","closed_at");--> statement-breakpoint
CREATE INDEX "entities_book" ON "entities" USING btree ("partner_id",("data"->>'date')) WHERE "entities"."resource" = 'entry' and "entities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "panel_orders_book" ON "panel_orders" USING btree ("partner_id",coalesce("paid_at", "created_at")) WHERE "panel_orders"."order_status" = 3;