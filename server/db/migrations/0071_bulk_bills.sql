ALTER TABLE "bulk_rows" ADD COLUMN "inquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_inquiry_id_bill_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."bill_inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_inquiries_customer" ON "bill_inquiries" USING btree ("partner_id","variation_id","customer_no","created_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_inquiry" ON "bulk_rows" USING btree ("inquiry_id") WHERE "bulk_rows"."inquiry_id" is not null;