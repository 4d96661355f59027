CREATE TABLE "price_feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
