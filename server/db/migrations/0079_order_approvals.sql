CREATE TABLE "order_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"request" jsonb NOT NULL,
	"brand_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"item_name" text NOT NULL,
	"destination" text NOT NULL,
	"nickname" text,
	"qty" smallint NOT NULL,
	"total" bigint NOT NULL,
	"resale_total" bigint,
	"rule" text NOT NULL,
	"limit_amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"status" smallint NOT NULL,
	"place" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"transaction_id" uuid,
	CONSTRAINT "order_approvals_status" CHECK ("order_approvals"."status" between 1 and 5),
	CONSTRAINT "order_approvals_places" CHECK ("order_approvals"."place" between 1 and 5),
	CONSTRAINT "order_approvals_decided" CHECK (("order_approvals"."status" = 1) = ("order_approvals"."decided_at" is null)),
	CONSTRAINT "order_approvals_bought" CHECK (("order_approvals"."status" = 2) = ("order_approvals"."transaction_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_approvals_key" ON "order_approvals" USING btree ("partner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_approvals_partner" ON "order_approvals" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_approvals_same" ON "order_approvals" USING btree ("user_id","variation_id","destination") WHERE "order_approvals"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "order_approvals_place" ON "order_approvals" USING btree ("user_id","place") WHERE "order_approvals"."status" = 1;