CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"environment" text NOT NULL,
	"scopes" text[] NOT NULL,
	"access_key" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"secret_tail" text NOT NULL,
	"previous_sealed" text,
	"previous_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_tokens_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "access_tokens_environment" CHECK ("access_tokens"."environment" in ('sandbox', 'production')),
	CONSTRAINT "access_tokens_previous" CHECK (num_nulls(previous_sealed, previous_until) <> 1)
);
--> statement-breakpoint
CREATE TABLE "allowed_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"network" text NOT NULL,
	"label" text NOT NULL,
	"last_hit_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"partner_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_addresses_partner_id_ip_pk" PRIMARY KEY("partner_id","ip")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowed_addresses" ADD CONSTRAINT "allowed_addresses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_addresses" ADD CONSTRAINT "refused_addresses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_partner" ON "access_tokens" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allowed_addresses_network" ON "allowed_addresses" USING btree ("partner_id","network");