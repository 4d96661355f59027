CREATE TABLE "flash_sale_buyers" (
	"flash_sale_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"buyer_key" text NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_sale_buyers_bought" CHECK ("flash_sale_buyers"."bought" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flash_sale_counts" (
	"flash_sale_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_sale_counts_stock" CHECK ("flash_sale_counts"."sold" between 0 and "flash_sale_counts"."stock")
);
--> statement-breakpoint
CREATE TABLE "member_mutations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seq" integer NOT NULL,
	"amount" bigint NOT NULL,
	"after" bigint NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"ref_code" text,
	"note" text,
	"actor" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_mutations_amount" CHECK ("member_mutations"."amount" <> 0 and "member_mutations"."after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "panel_order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"note" text,
	"amount" bigint,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_buyers" (
	"promo_id" uuid NOT NULL,
	"buyer_key" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_buyers_used" CHECK ("promo_buyers"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_counts" (
	"promo_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_counts_used" CHECK ("promo_counts"."used" >= 0)
);
--> statement-breakpoint
DROP INDEX "panel_orders_partner";--> statement-breakpoint
DROP INDEX "panel_orders_member";--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "guest_phone" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "buyer_key" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "product_source" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "fulfilment" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "variation_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "form_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "promo_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "flash_sale_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "fee_bearer" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "unique_code" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "profit_credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "payment_method_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "payment_source" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "payment_ref" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "is_holding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "h2h_transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "h2h_transaction_code" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "sn" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "internal_note" text;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_mutations" ADD CONSTRAINT "member_mutations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mutations" ADD CONSTRAINT "member_mutations_order_id_panel_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."panel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mutations" ADD CONSTRAINT "member_mutations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_order_events" ADD CONSTRAINT "panel_order_events_order_id_panel_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."panel_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sale_buyers_one" ON "flash_sale_buyers" USING btree ("flash_sale_id","product_id","buyer_key");--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sale_counts_item" ON "flash_sale_counts" USING btree ("flash_sale_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mutations_seq" ON "member_mutations" USING btree ("member_id","kind","seq");--> statement-breakpoint
CREATE INDEX "member_mutations_list" ON "member_mutations" USING btree ("partner_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "panel_order_events_order" ON "panel_order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_buyers_one" ON "promo_buyers" USING btree ("promo_id","buyer_key");--> statement-breakpoint
CREATE INDEX "panel_orders_total" ON "panel_orders" USING btree ("partner_id","total","id");--> statement-breakpoint
CREATE INDEX "panel_orders_profit" ON "panel_orders" USING btree ("partner_id","profit","id");--> statement-breakpoint
CREATE INDEX "panel_orders_status" ON "panel_orders" USING btree ("partner_id","order_status","created_at");--> statement-breakpoint
CREATE INDEX "panel_orders_payment" ON "panel_orders" USING btree ("partner_id","payment_status","created_at");--> statement-breakpoint
CREATE INDEX "panel_orders_source" ON "panel_orders" USING btree ("partner_id","product_source","created_at");--> statement-breakpoint
CREATE INDEX "panel_orders_search" ON "panel_orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "panel_orders_words" ON "panel_orders" USING btree ("partner_id","search");--> statement-breakpoint
CREATE INDEX "panel_orders_h2h" ON "panel_orders" USING btree ("h2h_transaction_id") WHERE "panel_orders"."h2h_transaction_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_orders_key" ON "panel_orders" USING btree ("partner_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_orders_transfer" ON "panel_orders" USING btree ("partner_id","payment_method_id","total") WHERE "panel_orders"."payment_status" = 1 and "panel_orders"."unique_code" > 0;--> statement-breakpoint
CREATE INDEX "panel_orders_partner" ON "panel_orders" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "panel_orders_member" ON "panel_orders" USING btree ("member_id","created_at");--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_statuses" CHECK ("panel_orders"."payment_status" between 1 and 5 and "panel_orders"."order_status" between 1 and 6);--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_amounts" CHECK ("panel_orders"."total" >= 0 and "panel_orders"."qty" > 0 and "panel_orders"."profit_credited" >= 0);--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_rating" CHECK ("panel_orders"."rating" between 1 and 5);--> statement-breakpoint
CREATE FUNCTION member_mutation_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'member_mutations is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER member_mutations_append_only BEFORE UPDATE OR DELETE ON member_mutations
FOR EACH ROW EXECUTE FUNCTION member_mutation_is_append_only();
--> statement-breakpoint
-- Orders from before: one price for all items, no fee, and a profit that was booked a day at a time.
UPDATE panel_orders SET price = total WHERE price = 0;
--> statement-breakpoint
-- What members had before there were mutations is where those begin.
INSERT INTO member_mutations (id, partner_id, member_id, kind, seq, amount, after, type, actor, created_at)
SELECT gen_random_uuid(), e.partner_id, e.id, c.field, 1, c.value, c.value, 'opening', 'Sistem', e.created_at
FROM entity_counters c JOIN entities e ON e.id = c.entity_id
WHERE e.resource = 'member' AND c.field IN ('balance', 'point') AND c.value > 0;
