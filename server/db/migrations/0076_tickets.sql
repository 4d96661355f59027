CREATE TABLE "ticket_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"reply_id" uuid NOT NULL,
	"place" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_reads_ticket_id_user_id_pk" PRIMARY KEY("ticket_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "category" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "priority" text DEFAULT '2' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "ref_type" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "ref_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "ref_code" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "ref_title" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "sla_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "last_reply_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "awaiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating_note" text;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "category" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "priority" DROP DEFAULT;--> statement-breakpoint
-- Those from before were the owner's; what waits for its partner waits from now on.
UPDATE "tickets" t SET "user_id" = (SELECT u.id FROM users u WHERE u.partner_id = t.partner_id AND u.role = 'owner' LIMIT 1),
  "last_reply_at" = coalesce((SELECT max(r.created_at) FROM ticket_replies r WHERE r.ticket_id = t.id), t.created_at),
  "awaiting_since" = CASE WHEN t.status = 3 THEN now() END, "closed_at" = CASE WHEN t.status IN (4, 5) THEN t.created_at END;--> statement-breakpoint
INSERT INTO jobs (id, kind, ref_id, run_at)
SELECT gen_random_uuid(), 'ticket-close', id, now() + interval '3 days' FROM "tickets" WHERE status = 3;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_reply_id_ticket_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."ticket_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_files_place" ON "ticket_files" USING btree ("reply_id","place");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_open_cause" ON "tickets" USING btree ("partner_id","ref_id") WHERE "tickets"."status" in (1, 2, 3);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_status" CHECK ("tickets"."status" between 1 and 5);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_cause" CHECK (num_nonnulls("tickets"."ref_type", "tickets"."ref_id", "tickets"."ref_code", "tickets"."ref_title") in (0, 4));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_awaiting" CHECK (("tickets"."status" = 3) = ("tickets"."awaiting_since" is not null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_closed" CHECK (("tickets"."status" in (4, 5)) = ("tickets"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_rating" CHECK ("tickets"."rating" between 1 and 5);