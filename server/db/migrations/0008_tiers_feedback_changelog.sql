CREATE TABLE "changelog_reads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"rating" smallint NOT NULL,
	"message" text NOT NULL,
	"allow_contact" boolean NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "tier_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "tier_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "tier_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "color" text DEFAULT '#768b88' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "rate_limit_rpm" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "max_sub_account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "daily_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "withdraw_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "support_sla_minutes" integer DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "changelog_reads" ADD CONSTRAINT "changelog_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedbacks_partner" ON "feedbacks" USING btree ("partner_id","created_at");--> statement-breakpoint
-- Tiers that stand already get the terms that new installations start with (server/modules/tier/standard.ts).
UPDATE "tiers" SET "color" = terms.color, "rate_limit_rpm" = terms.rpm, "max_sub_account" = terms.subs,
  "withdraw_fee" = terms.fee, "support_sla_minutes" = terms.sla, "benefits" = terms.benefits
FROM (VALUES
  ('Bronze', '#a0643c', 60, 0, 2500, 1440, ARRAY['Semua brand dan item', 'Riwayat dan ekspor lengkap']),
  ('Silver', '#64748b', 120, 2, 2500, 480, ARRAY['Semua keuntungan Bronze', 'Harga lebih hemat di semua item']),
  ('Gold', '#9a6b00', 300, 5, 1000, 120, ARRAY['Semua keuntungan Silver', 'Website top up atas nama Anda']),
  ('Platinum', '#0b6b66', 300, 20, 0, 30, ARRAY['Semua keuntungan Gold', 'Pendamping akun khusus'])
) terms (name, color, rpm, subs, fee, sla, benefits)
WHERE "tiers"."name" = terms.name;
