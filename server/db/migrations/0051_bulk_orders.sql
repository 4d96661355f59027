CREATE TABLE "bulk_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"reason" text,
	"total" smallint NOT NULL,
	"planned" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_batches_code_unique" UNIQUE("code"),
	CONSTRAINT "bulk_batches_status" CHECK ("bulk_batches"."status" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"line" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"item_name" text NOT NULL,
	"sku" text NOT NULL,
	"destination" text NOT NULL,
	"form_values" jsonb NOT NULL,
	"nickname" text,
	"unit_price" bigint NOT NULL,
	"again" boolean NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"state" smallint NOT NULL,
	"transaction_id" uuid,
	"refusal_code" text,
	"refusal" text,
	CONSTRAINT "bulk_rows_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "bulk_rows_state" CHECK ("bulk_rows"."state" between 1 and 5),
	CONSTRAINT "bulk_rows_price" CHECK ("bulk_rows"."unit_price" > 0)
);
--> statement-breakpoint
ALTER TABLE "bulk_batches" ADD CONSTRAINT "bulk_batches_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_batches" ADD CONSTRAINT "bulk_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_batch_id_bulk_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bulk_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_batches_key" ON "bulk_batches" USING btree ("partner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bulk_batches_partner" ON "bulk_batches" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_rows_place" ON "bulk_rows" USING btree ("batch_id","place");--> statement-breakpoint
CREATE INDEX "bulk_rows_open" ON "bulk_rows" USING btree ("partner_id","variation_id","destination") WHERE "bulk_rows"."state" in (1, 2);--> statement-breakpoint
CREATE INDEX "bulk_rows_transaction" ON "bulk_rows" USING btree ("transaction_id");