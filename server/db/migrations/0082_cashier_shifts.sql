CREATE TABLE "cashier_shift_cash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"shift_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cashier_shift_cash_amount" CHECK ("cashier_shift_cash"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "cashier_shift_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"shift_id" uuid NOT NULL,
	"taken" bigint
);
--> statement-breakpoint
CREATE TABLE "cashier_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" smallint NOT NULL,
	"opening_cash" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"counted" bigint,
	"pieces" jsonb,
	"orders" integer,
	"takings" bigint,
	"unpriced" integer,
	"returned" integer,
	"partly" integer,
	"noncash" bigint,
	"cash_in" bigint,
	"cash_out" bigint,
	"expected" bigint,
	"difference" bigint GENERATED ALWAYS AS (counted - expected) STORED,
	"note" text,
	"note_by" uuid,
	CONSTRAINT "cashier_shifts_code_unique" UNIQUE("code"),
	CONSTRAINT "cashier_shifts_opening" CHECK ("cashier_shifts"."opening_cash" >= 0),
	CONSTRAINT "cashier_shifts_counted" CHECK (case when "cashier_shifts"."status" = 1
        then num_nonnulls(closed_at, closed_by, counted, orders, takings, unpriced, returned, partly, noncash, cash_in,
          cash_out, expected, note) = 0
        else num_nulls(closed_at, closed_by, counted, orders, takings, unpriced, returned, partly, noncash, cash_in,
          cash_out, expected) = 0 end),
	CONSTRAINT "cashier_shifts_sum" CHECK ("cashier_shifts"."expected" = "cashier_shifts"."opening_cash" + "cashier_shifts"."takings" - "cashier_shifts"."noncash" + "cashier_shifts"."cash_in" - "cashier_shifts"."cash_out"),
	CONSTRAINT "cashier_shifts_explained" CHECK (("cashier_shifts"."status" = 2) = ("cashier_shifts"."counted" <> "cashier_shifts"."expected" and "cashier_shifts"."note" is null))
);
--> statement-breakpoint
ALTER TABLE "cashier_shift_cash" ADD CONSTRAINT "cashier_shift_cash_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shift_cash" ADD CONSTRAINT "cashier_shift_cash_shift_id_cashier_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."cashier_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shift_cash" ADD CONSTRAINT "cashier_shift_cash_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shift_orders" ADD CONSTRAINT "cashier_shift_orders_order_id_transactions_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shift_orders" ADD CONSTRAINT "cashier_shift_orders_shift_id_cashier_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."cashier_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shifts" ADD CONSTRAINT "cashier_shifts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shifts" ADD CONSTRAINT "cashier_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shifts" ADD CONSTRAINT "cashier_shifts_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_shifts" ADD CONSTRAINT "cashier_shifts_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashier_shift_cash_shift" ON "cashier_shift_cash" USING btree ("shift_id","created_at");--> statement-breakpoint
CREATE INDEX "cashier_shift_orders_shift" ON "cashier_shift_orders" USING btree ("shift_id");--> statement-breakpoint
CREATE INDEX "cashier_shifts_partner" ON "cashier_shifts" USING btree ("partner_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_shifts_unfinished" ON "cashier_shifts" USING btree ("user_id") WHERE "cashier_shifts"."status" in (1, 2);