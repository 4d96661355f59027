CREATE TABLE "data_places" (
	"id" smallint PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"restored_at" timestamp with time zone,
	CONSTRAINT "data_places_single" CHECK ("data_places"."id" = 1)
);
