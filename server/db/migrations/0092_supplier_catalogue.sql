CREATE TABLE "supplier_items" (
	"supplier" text NOT NULL,
	"code" text NOT NULL,
	"is_postpaid" boolean NOT NULL,
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"price" bigint,
	"admin_fee" bigint,
	"commission" bigint,
	"state" text NOT NULL,
	"cut_off_start" text,
	"cut_off_end" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_items_supplier_code_pk" PRIMARY KEY("supplier","code"),
	CONSTRAINT "supplier_items_state" CHECK ("supplier_items"."state" in ('available', 'disturbed', 'out-of-stock', 'gone')
        and "supplier_items"."is_postpaid" = ("supplier_items"."price" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_mappings" (
	"supplier" text NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"group" text NOT NULL,
	"margin_bps" integer NOT NULL,
	"margin_amount" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_mappings_supplier_brand_type_pk" PRIMARY KEY("supplier","brand","type"),
	CONSTRAINT "supplier_mappings_margin" CHECK ("supplier_mappings"."margin_bps" between 0 and 100000 and "supplier_mappings"."margin_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "supplier_routes" ADD COLUMN "margin_bps" integer;--> statement-breakpoint
ALTER TABLE "supplier_routes" ADD COLUMN "margin_amount" bigint;--> statement-breakpoint
ALTER TABLE "supplier_mappings" ADD CONSTRAINT "supplier_mappings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_items_changed" ON "supplier_items" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "supplier_items_brand" ON "supplier_items" USING btree ("supplier","brand","type");--> statement-breakpoint
ALTER TABLE "supplier_routes" ADD CONSTRAINT "supplier_routes_margin" CHECK (("supplier_routes"."margin_bps" is null) = ("supplier_routes"."margin_amount" is null)
        and coalesce("supplier_routes"."margin_bps" between 0 and 100000 and "supplier_routes"."margin_amount" >= 0, true));