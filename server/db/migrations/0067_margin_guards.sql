CREATE TABLE "margin_guard_digests" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "margin_guard_digests_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "margin_guard_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"guard_id" uuid,
	"actor" text NOT NULL,
	"change_id" uuid,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"cost_before" bigint,
	"cost_now" bigint,
	"price_before" bigint,
	"price_after" bigint,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "margin_guard_events_one" UNIQUE("guard_id","change_id","subject_id"),
	CONSTRAINT "margin_guard_events_channel" CHECK ("margin_guard_events"."channel" in ('h2h', 'website')),
	CONSTRAINT "margin_guard_events_kind" CHECK ("margin_guard_events"."kind" in ('tell', 'raise', 'off', 'on', 'mend'))
);
--> statement-breakpoint
CREATE TABLE "margin_guard_offs" (
	"partner_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"guard_id" uuid NOT NULL,
	"item" text NOT NULL,
	"margin" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "margin_guard_offs_partner_id_channel_subject_id_pk" PRIMARY KEY("partner_id","channel","subject_id")
);
--> statement-breakpoint
CREATE TABLE "margin_guard_turns" (
	"guard_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"nth" integer NOT NULL,
	"verdict" text,
	"judged_at" timestamp with time zone,
	CONSTRAINT "margin_guard_turns_guard_id_change_id_pk" PRIMARY KEY("guard_id","change_id"),
	CONSTRAINT "margin_guard_turns_verdict" CHECK (("margin_guard_turns"."judged_at" is null) = ("margin_guard_turns"."verdict" is null)
      and "margin_guard_turns"."verdict" in ('none', 'tell', 'raise', 'off', 'on', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "selling_rule_changes" DROP CONSTRAINT "selling_rule_changes_kind";--> statement-breakpoint
ALTER TABLE "margin_guard_digests" ADD CONSTRAINT "margin_guard_digests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_guard_events" ADD CONSTRAINT "margin_guard_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_guard_events" ADD CONSTRAINT "margin_guard_events_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_guard_offs" ADD CONSTRAINT "margin_guard_offs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_guard_turns" ADD CONSTRAINT "margin_guard_turns_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_guard_turns" ADD CONSTRAINT "margin_guard_turns_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "margin_guard_events_partner" ON "margin_guard_events" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "margin_guard_turns_waiting" ON "margin_guard_turns" USING btree ("partner_id","queued_at","nth") WHERE "margin_guard_turns"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "margin_guard_turns_judged" ON "margin_guard_turns" USING btree ("judged_at") WHERE "margin_guard_turns"."judged_at" is not null;--> statement-breakpoint
CREATE INDEX "entities_margin_guards" ON "entities" USING btree ("partner_id") WHERE "entities"."resource" = 'margin-guard' and "entities"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "selling_rule_changes" ADD CONSTRAINT "selling_rule_changes_kind" CHECK ("selling_rule_changes"."kind" in ('create', 'edit', 'delete', 'restore', 'bulk', 'clear', 'undo', 'guard', 'mend'));