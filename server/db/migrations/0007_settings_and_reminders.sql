CREATE TABLE "balance_reminders" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"threshold" bigint NOT NULL,
	"channels" text[] NOT NULL,
	"phone" text,
	"email" text,
	"repeat_hours" smallint NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "balance_reminders_threshold" CHECK ("balance_reminders"."threshold" > 0),
	CONSTRAINT "balance_reminders_quiet" CHECK (("balance_reminders"."quiet_from" is null) = ("balance_reminders"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "billing_informations" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"npwp" text,
	"address" text,
	"email" text,
	"phone" text,
	"wants_tax_invoice" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"default_page_size" smallint NOT NULL,
	"sound_on_success" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_page_size" CHECK ("user_settings"."default_page_size" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_id" uuid;--> statement-breakpoint
ALTER TABLE "balance_reminders" ADD CONSTRAINT "balance_reminders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_informations" ADD CONSTRAINT "billing_informations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_reminders_active" ON "balance_reminders" USING btree ("partner_id") WHERE "balance_reminders"."is_active";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");