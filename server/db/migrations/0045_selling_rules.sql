CREATE TABLE "selling_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"scope_id" uuid,
	"method" text NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"rounding" integer NOT NULL,
	"round_up" boolean NOT NULL,
	"ending" text NOT NULL,
	"min_margin" bigint,
	"max_margin" bigint,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "selling_rules_scope" CHECK ("selling_rules"."scope" in ('global', 'category', 'brand', 'variation')
      and ("selling_rules"."scope" = 'global') = ("selling_rules"."scope_id" is null)),
	CONSTRAINT "selling_rules_method" CHECK ("selling_rules"."method" in ('percent', 'amount', 'fixed') and "selling_rules"."value" >= 0),
	CONSTRAINT "selling_rules_round" CHECK ("selling_rules"."rounding" in (0, 50, 100, 500, 1000) and "selling_rules"."ending" in ('', '9', '99', '00')),
	CONSTRAINT "selling_rules_margin" CHECK ("selling_rules"."min_margin" >= 0 and "selling_rules"."max_margin" >= 0 and "selling_rules"."min_margin" <= "selling_rules"."max_margin")
);
--> statement-breakpoint
ALTER TABLE "selling_rules" ADD CONSTRAINT "selling_rules_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_rules" ADD CONSTRAINT "selling_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "selling_rules_one" ON "selling_rules" USING btree ("partner_id",coalesce("scope_id", "partner_id"));