-- Finds words by likeness (`search` of entities).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
