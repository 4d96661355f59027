CREATE TABLE "api_nonces" (
	"token_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_nonces_token_id_nonce_pk" PRIMARY KEY("token_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "sandbox_accounts_balance" CHECK ("sandbox_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"bill" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"ref_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"variation_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"item_name" text NOT NULL,
	"sku" text NOT NULL,
	"destination" text NOT NULL,
	"order_param" jsonb NOT NULL,
	"qty" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"refunded" smallint DEFAULT 0 NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"status_reason_code" text,
	"sn" text,
	"voucher_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"history" jsonb NOT NULL,
	"bill" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "sandbox_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "sandbox_orders_total" CHECK ("sandbox_orders"."total" > 0 and "sandbox_orders"."refund_amount" between 0 and "sandbox_orders"."total")
);
--> statement-breakpoint
ALTER TABLE "api_nonces" ADD CONSTRAINT "api_nonces_token_id_access_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD CONSTRAINT "sandbox_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_inquiries" ADD CONSTRAINT "sandbox_inquiries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_nonces_ended" ON "api_nonces" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sandbox_inquiries_partner" ON "sandbox_inquiries" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_orders_ref" ON "sandbox_orders" USING btree ("partner_id","ref_id");--> statement-breakpoint
CREATE INDEX "sandbox_orders_partner" ON "sandbox_orders" USING btree ("partner_id","created_at");