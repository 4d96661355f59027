-- An account may be told by its name as well, so what was an address is now an account.
UPDATE "entities" SET "data" = jsonb_set("data", '{accounts}', (
  SELECT jsonb_agg(CASE WHEN "account" ? 'url'
    THEN ("account" - 'url') || jsonb_build_object('account', "account"->'url') ELSE "account" END ORDER BY "at")
  FROM jsonb_array_elements("data"->'accounts') WITH ORDINALITY AS "kept" ("account", "at")
)) WHERE "resource" = 'social-media' AND jsonb_path_exists("data", '$.accounts[*].url');
