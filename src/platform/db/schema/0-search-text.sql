-- A text as searches compare it: lower case, without accents, spaces and signs; line breaks separate fields and stay.
-- Twin of `searchText` in `core/format/search-words.ts`. Immutable, so that indexes and generated columns can use it.
-- It names its argument once, so that PostgreSQL inlines it instead of calling it for each row.
CREATE FUNCTION search_text(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    lower(normalize(written, NFKD)),
    '[\t\v\f\r\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u0300-\u036f\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\ufeff]+',
    '', 'g')
$$;
