CREATE TABLE "api_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"label" text NOT NULL,
	"environment" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"ip" text NOT NULL,
	"http_status" smallint NOT NULL,
	"code" text,
	"duration_ms" integer NOT NULL,
	"ref_id" text,
	"request" text,
	"response" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_requests_partner" ON "api_requests" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "api_requests_name" ON "api_requests" USING btree ("partner_id","request_id");--> statement-breakpoint
CREATE INDEX "api_requests_ref" ON "api_requests" USING btree ("partner_id","ref_id");--> statement-breakpoint
CREATE INDEX "api_requests_age" ON "api_requests" USING btree ("created_at");