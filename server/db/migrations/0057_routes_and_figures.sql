CREATE TABLE "default_routes" (
	"partner_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	"variation_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "default_routes_partner_id_group_key_pk" PRIMARY KEY("partner_id","group_key")
);
--> statement-breakpoint
CREATE TABLE "item_figures" (
	"variation_id" uuid NOT NULL,
	"partner_id" uuid,
	"hours" smallint NOT NULL,
	"finished" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"median_seconds" double precision,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "item_figures_one" UNIQUE NULLS NOT DISTINCT("variation_id","hours","partner_id"),
	CONSTRAINT "item_figures_counts" CHECK ("item_figures"."succeeded" between 0 and "item_figures"."finished")
);
--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "default_routes" ADD CONSTRAINT "default_routes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_routes" ADD CONSTRAINT "default_routes_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_figures" ADD CONSTRAINT "item_figures_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_figures" ADD CONSTRAINT "item_figures_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_figures_window" ON "item_figures" USING btree ("hours");--> statement-breakpoint
CREATE INDEX "variations_routes" ON "variations" USING btree ("group_key") WHERE "variations"."group_key" is not null;