CREATE TABLE "panel_registrations" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"site_name" text NOT NULL,
	"subdomain" text NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	"custom_domain" text,
	"tagline" text,
	"category_focus" text[] DEFAULT '{}' NOT NULL,
	"logo" jsonb,
	"contact_whatsapp" text NOT NULL,
	"theme_id" text NOT NULL,
	"domain_status" smallint,
	"ssl_status" smallint,
	"domain_since" timestamp with time zone,
	"domain_checked_at" timestamp with time zone,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "panel_registrations_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "panel_registrations_domain" CHECK ("panel_registrations"."domain_status" between 1 and 3),
	CONSTRAINT "panel_registrations_ssl" CHECK ("panel_registrations"."ssl_status" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "plan_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"result" smallint NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "plan_charges_code_unique" UNIQUE("code"),
	CONSTRAINT "plan_charges_result" CHECK ("plan_charges"."result" in (1, 2)),
	CONSTRAINT "plan_charges_paid" CHECK (("plan_charges"."result" = 1) = ("plan_charges"."paid_at" is not null and "plan_charges"."period_start" is not null and "plan_charges"."period_end" is not null))
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "panel_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "panel_auto_renew" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "panel_warned_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "panel_lapsed_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_registrations" ADD CONSTRAINT "panel_registrations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_registrations" ADD CONSTRAINT "panel_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_charges" ADD CONSTRAINT "plan_charges_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_registrations_subdomain" ON "panel_registrations" USING btree ("subdomain") WHERE "panel_registrations"."is_held";--> statement-breakpoint
CREATE UNIQUE INDEX "plan_charges_due" ON "plan_charges" USING btree ("partner_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_charges_period" ON "plan_charges" USING btree ("partner_id","period_start");--> statement-breakpoint
CREATE INDEX "plan_charges_history" ON "plan_charges" USING btree ("partner_id","tried_at");--> statement-breakpoint
CREATE INDEX "partners_panel_expiry" ON "partners" USING btree ("panel_expired_date") WHERE "partners"."panel_status" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_plan_charge_once" ON "ledger_entries" USING btree ("ref_id") WHERE "ledger_entries"."ref_type" = 'plan-charge' and "ledger_entries"."balance_id" is not null;--> statement-breakpoint
DROP TABLE "plans";--> statement-breakpoint
-- Open screens read again where a custom domain stands.
CREATE TRIGGER panel_registrations_facts AFTER UPDATE ON panel_registrations
FOR EACH ROW WHEN (OLD.domain_status IS DISTINCT FROM NEW.domain_status OR OLD.ssl_status IS DISTINCT FROM NEW.ssl_status)
EXECUTE FUNCTION push_facts('partner_id');
--> statement-breakpoint
-- Websites from before there was a form: their address is what they were known by.
INSERT INTO panel_registrations (partner_id, user_id, submission_id, site_name, subdomain, is_held, contact_whatsapp,
  theme_id, submitted_at)
SELECT p.id, u.id, gen_random_uuid(), coalesce(p.panel_site_name, p.name),
  coalesce(substring(p.panel_url from '^https?://([a-z0-9-]+)\.'), lower(regexp_replace(p.code, '[^A-Za-z0-9]+', '-', 'g'))),
  p.panel_status IN (1, 2), u.phone, 'kios', p.created_at
FROM partners p CROSS JOIN LATERAL (
  SELECT id, phone FROM users WHERE partner_id = p.id AND role = 'owner' ORDER BY created_at LIMIT 1
) u
WHERE p.panel_status > 0;
