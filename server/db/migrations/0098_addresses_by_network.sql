-- Allowed addresses stand in one spelling since `spellingOf` (server/modules/trade/integration/network.ts): those that
-- were written before it are brought to it, and of those that then say the same the first stays.
CREATE TEMP TABLE "spelled_addresses" ON COMMIT DROP AS
SELECT "id", "spelling", max("last_hit_at") OVER same AS "last_hit_at",
	row_number() OVER (same ORDER BY "created_at", "id") = 1 AS "is_first"
FROM (
	SELECT "id", "partner_id", "last_hit_at", "created_at", CASE
		WHEN "network"::inet <<= '::ffff:0:0/96'
			THEN regexp_replace(CASE masklen("network"::inet) WHEN 128 THEN host("network"::inet)
				ELSE host(network("network"::inet)) || '/' || masklen("network"::inet) - 96 END, '^::ffff:', '')
		WHEN masklen("network"::inet) = CASE family("network"::inet) WHEN 4 THEN 32 ELSE 128 END THEN host("network"::inet)
		ELSE text(network("network"::inet)) END AS "spelling"
	FROM "allowed_addresses"
) AS "spelled"
WINDOW same AS (PARTITION BY "partner_id", "spelling");--> statement-breakpoint
DELETE FROM "allowed_addresses" a USING "spelled_addresses" s WHERE s."id" = a."id" AND NOT s."is_first";--> statement-breakpoint
UPDATE "allowed_addresses" a SET "network" = s."spelling", "last_hit_at" = s."last_hit_at"
FROM "spelled_addresses" s
WHERE s."id" = a."id" AND (a."network", a."last_hit_at") IS DISTINCT FROM (s."spelling", s."last_hit_at");
