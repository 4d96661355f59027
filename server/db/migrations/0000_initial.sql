CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"publisher" text NOT NULL,
	"monogram" text NOT NULL,
	"image" text,
	"is_voucher" boolean NOT NULL,
	"status" smallint NOT NULL,
	"has_check_id" boolean NOT NULL,
	"regions" text[] NOT NULL,
	"how_to_html" text NOT NULL,
	"cut_off_start" text,
	"cut_off_end" text,
	"forms" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"type" smallint NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"partner_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "favorites_partner_id_brand_id_pk" PRIMARY KEY("partner_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"variation_id" uuid,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"group" text NOT NULL,
	"name" text NOT NULL,
	"denomination" integer,
	"base_price" bigint NOT NULL,
	"price_before" bigint,
	"sla_seconds" integer NOT NULL,
	"max_qty" smallint NOT NULL,
	"multi" boolean NOT NULL,
	"status" smallint NOT NULL,
	"is_new" boolean NOT NULL,
	"is_promo" boolean NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variations_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variations_price" CHECK ("variations"."base_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entity_counters" (
	"entity_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "entity_counters_entity_id_field_pk" PRIMARY KEY("entity_id","field"),
	CONSTRAINT "entity_counters_not_negative" CHECK ("entity_counters"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entity_keys" (
	"partner_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"entity_id" uuid NOT NULL,
	CONSTRAINT "entity_keys_partner_id_resource_field_value_pk" PRIMARY KEY("partner_id","resource","field","value")
);
--> statement-breakpoint
CREATE TABLE "entity_references" (
	"from_id" uuid NOT NULL,
	"field" text NOT NULL,
	"to_id" uuid NOT NULL,
	CONSTRAINT "entity_references_from_id_field_to_id_pk" PRIMARY KEY("from_id","field","to_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"channel" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tier_id" uuid NOT NULL,
	"key_verified" boolean DEFAULT false NOT NULL,
	"is_referral_feature" boolean DEFAULT false NOT NULL,
	"kyc_status" smallint DEFAULT 0 NOT NULL,
	"kyc_reject_description" text,
	"maximum_unverified_amount" bigint DEFAULT 0 NOT NULL,
	"panel_status" smallint DEFAULT 0 NOT NULL,
	"panel_site_name" text,
	"panel_url" text,
	"panel_expired_date" timestamp with time zone,
	"panel_reject_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_code_unique" UNIQUE("code"),
	CONSTRAINT "partners_kyc_status" CHECK ("partners"."kyc_status" between 0 and 3),
	CONSTRAINT "partners_panel_status" CHECK ("partners"."panel_status" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"auth_type" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"level" smallint NOT NULL,
	"min_topup_30d" bigint NOT NULL,
	"requires_kyc" boolean NOT NULL,
	"has_panel" boolean NOT NULL,
	"price_discount_bps" integer NOT NULL,
	CONSTRAINT "tiers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"pin_hash" text,
	"privileges" text[] NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_sub_has_privileges" CHECK ("users"."role" = 'owner' or cardinality("users"."privileges") > 0)
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_not_negative" CHECK ("balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"balance_id" uuid,
	"house" text,
	"amount" bigint NOT NULL,
	"seq" bigint,
	"balance_after" bigint,
	"type" smallint NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" uuid,
	"ref_code" text NOT NULL,
	"description" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_not_zero" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_one_side" CHECK (("ledger_entries"."balance_id" is null) <> ("ledger_entries"."house" is null)),
	CONSTRAINT "ledger_balance_facts" CHECK (("ledger_entries"."balance_id" is null) = ("ledger_entries"."seq" is null) and ("ledger_entries"."balance_id" is null) = ("ledger_entries"."balance_after" is null))
);
--> statement-breakpoint
CREATE TABLE "panel_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"member_id" uuid,
	"guest_name" text,
	"product_name" text NOT NULL,
	"item_name" text NOT NULL,
	"qty" integer NOT NULL,
	"cost" bigint NOT NULL,
	"total" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" smallint NOT NULL,
	"order_status" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panel_orders_invoice_unique" UNIQUE("invoice")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	"period_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"is_admin" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"unique_code" integer DEFAULT 0 NOT NULL,
	"invoice_paid_amount" bigint NOT NULL,
	"method_code" text NOT NULL,
	"method_name" text NOT NULL,
	"status" smallint NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid,
	"request_hash" text NOT NULL,
	"ref_id" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"item_name" text NOT NULL,
	"sku" text NOT NULL,
	"destination" text NOT NULL,
	"nickname" text,
	"order_param" jsonb NOT NULL,
	"qty" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	"selling_total" bigint NOT NULL,
	"status" smallint NOT NULL,
	"refunded" smallint DEFAULT 0 NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"refund_at" timestamp with time zone,
	"status_reason_code" text,
	"sn" text,
	"voucher_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"customer_name" text,
	"note" text,
	"source" smallint NOT NULL,
	"balance_before" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"sla_seconds" integer NOT NULL,
	"history" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "transactions_code_unique" UNIQUE("code"),
	CONSTRAINT "transactions_total" CHECK ("transactions"."selling_total" > 0 and "transactions"."refund_amount" between 0 and "transactions"."selling_total")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_counters" ADD CONSTRAINT "entity_counters_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_keys" ADD CONSTRAINT "entity_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_keys" ADD CONSTRAINT "entity_keys_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_references" ADD CONSTRAINT "entity_references_from_id_entities_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_references" ADD CONSTRAINT "entity_references_to_id_entities_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_balance_id_balances_id_fk" FOREIGN KEY ("balance_id") REFERENCES "public"."balances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_category" ON "brands" USING btree ("category_id","sort");--> statement-breakpoint
CREATE INDEX "interests_partner" ON "interests" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "variations_brand" ON "variations" USING btree ("brand_id","sort");--> statement-breakpoint
CREATE INDEX "entities_list" ON "entities" USING btree ("partner_id","resource","created_at","id") WHERE "entities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "entities_deleted" ON "entities" USING btree ("deleted_at") WHERE "entities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "entity_keys_entity" ON "entity_keys" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entity_references_to" ON "entity_references" USING btree ("to_id","from_id","field");--> statement-breakpoint
CREATE INDEX "files_partner" ON "files" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_key" ON "attempts" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "notifications_partner" ON "notifications" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_partner" ON "tickets" USING btree ("partner_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_partner" ON "users" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "balances_owner" ON "balances" USING btree ("partner_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_balance_seq" ON "ledger_entries" USING btree ("balance_id","seq");--> statement-breakpoint
CREATE INDEX "ledger_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_history" ON "ledger_entries" USING btree ("balance_id","created_at");--> statement-breakpoint
CREATE INDEX "panel_orders_partner" ON "panel_orders" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "panel_orders_member" ON "panel_orders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "topups_partner" ON "topups" USING btree ("partner_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_subject" ON "jobs" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_key" ON "transactions" USING btree ("partner_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_ref" ON "transactions" USING btree ("partner_id","ref_id");--> statement-breakpoint
CREATE INDEX "transactions_partner" ON "transactions" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_partner_status" ON "transactions" USING btree ("partner_id","status","created_at");--> statement-breakpoint
CREATE INDEX "transactions_duplicate" ON "transactions" USING btree ("partner_id","variation_id","destination","created_at");