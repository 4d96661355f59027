CREATE TABLE "sub_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"privileges" text[],
	"token_hash" text,
	"invited_at" timestamp with time zone,
	"order_limit" bigint,
	"day_limit" bigint,
	"month_limit" bigint,
	"category_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"hours_start" text,
	"hours_end" text,
	"ip_lock" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"removed_at" timestamp with time zone,
	CONSTRAINT "sub_accounts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sub_accounts_limits" CHECK ("sub_accounts"."order_limit" > 0 and "sub_accounts"."day_limit" > 0 and "sub_accounts"."month_limit" > 0),
	CONSTRAINT "sub_accounts_hours" CHECK (("sub_accounts"."hours_start" is null) = ("sub_accounts"."hours_end" is null)),
	CONSTRAINT "sub_accounts_person" CHECK (("sub_accounts"."name" is null) = ("sub_accounts"."email" is null) and ("sub_accounts"."name" is null) = ("sub_accounts"."phone" is null)
        and ("sub_accounts"."name" is null) = ("sub_accounts"."privileges" is null)),
	CONSTRAINT "sub_accounts_privileges" CHECK (cardinality("sub_accounts"."privileges") > 0)
);
--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sub_accounts_partner" ON "sub_accounts" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_accounts_invited" ON "sub_accounts" USING btree ("partner_id",lower("email")) WHERE "sub_accounts"."removed_at" is null;--> statement-breakpoint
INSERT INTO "sub_accounts" ("id", "partner_id", "created_at", "updated_at")
SELECT "id", "partner_id", "created_at", "created_at" FROM "users" WHERE "role" = 'sub';
