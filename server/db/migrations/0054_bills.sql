CREATE TABLE "bill_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"customer_no" text NOT NULL,
	"form_values" jsonb NOT NULL,
	"customer_name" text NOT NULL,
	"bill_count" smallint NOT NULL,
	"periods" jsonb NOT NULL,
	"bill_amount" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"admin_fee" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_inquiries_total" CHECK ("bill_inquiries"."total" > 0 and "bill_inquiries"."bill_amount" > 0 and "bill_inquiries"."penalty" >= 0 and "bill_inquiries"."bill_count" > 0
        and "bill_inquiries"."total" = "bill_inquiries"."bill_amount" + "bill_inquiries"."penalty" + "bill_inquiries"."admin_fee" - "bill_inquiries"."commission")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "inquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "bill_period" text;--> statement-breakpoint
ALTER TABLE "bill_inquiries" ADD CONSTRAINT "bill_inquiries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_inquiries" ADD CONSTRAINT "bill_inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_inquiries" ADD CONSTRAINT "bill_inquiries_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_inquiries_partner" ON "bill_inquiries" USING btree ("partner_id","created_at");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_inquiry_id_bill_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."bill_inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_inquiry" ON "transactions" USING btree ("inquiry_id") WHERE "transactions"."inquiry_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_bill" ON "transactions" USING btree ("variation_id","destination","bill_period","partner_id") WHERE "transactions"."bill_period" is not null and "transactions"."status" in (1, 2);