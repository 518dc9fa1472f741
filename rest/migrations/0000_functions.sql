-- Trigrams make the quick search an index lookup; the extension comes with Postgres itself and with PGlite.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text without accents and case. Decomposed and stripped of its marks, an Italian text is ASCII, which every
-- collation lowers alike: the same function gives the same answer on every server.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C") $$;
