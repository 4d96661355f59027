CREATE TABLE "supplier_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"supplier" text NOT NULL,
	"code" text NOT NULL,
	"reference" text NOT NULL,
	"max_price" bigint,
	"falls_over" boolean NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"state" smallint DEFAULT 1 NOT NULL,
	"reason" text,
	"answer_code" text,
	"answer" text,
	"price" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "supplier_attempts_state" CHECK ("supplier_attempts"."state" between 1 and 3 and ("supplier_attempts"."state" = 1) = ("supplier_attempts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variation_id" uuid NOT NULL,
	"supplier" text NOT NULL,
	"code" text NOT NULL,
	"priority" smallint NOT NULL,
	"max_price" bigint,
	"falls_over" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_routes_amounts" CHECK (("supplier_routes"."max_price" is null or "supplier_routes"."max_price" > 0) and "supplier_routes"."priority" > 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_states" (
	"supplier" text PRIMARY KEY NOT NULL,
	"deposit" bigint,
	"trouble" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_states_trouble" CHECK ("supplier_states"."trouble" in ('deposit', 'address', 'key', 'away'))
);
--> statement-breakpoint
ALTER TABLE "supplier_attempts" ADD CONSTRAINT "supplier_attempts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_routes" ADD CONSTRAINT "supplier_routes_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_attempts_nth" ON "supplier_attempts" USING btree ("transaction_id","nth");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_attempts_one" ON "supplier_attempts" USING btree ("transaction_id") WHERE "supplier_attempts"."state" in (1, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_attempts_reference" ON "supplier_attempts" USING btree ("supplier","reference");--> statement-breakpoint
CREATE INDEX "supplier_attempts_open" ON "supplier_attempts" USING btree ("created_at") WHERE "supplier_attempts"."state" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_routes_code" ON "supplier_routes" USING btree ("variation_id","supplier","code");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_routes_priority" ON "supplier_routes" USING btree ("variation_id","priority");--> statement-breakpoint
CREATE INDEX "supplier_routes_supplier" ON "supplier_routes" USING btree ("supplier","code");