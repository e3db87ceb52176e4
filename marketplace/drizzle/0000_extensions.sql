CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Text as search compares it: small letters without accents, the letters of Twi, Ewe and Hausa (open e, open o, hooked
-- d, f, b, k, y, v, g, eng) as their plain ones, punctuation as spaces. Decomposed by normalize() and not by unaccent,
-- whose dictionary may change: what an index stands on must be immutable.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  translate(
    lower(regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g')),
    U&'\0190\025B\0186\0254\0189\0256\0191\0192\0194\0263\014A\014B\01B2\028B\0181\0253\018A\0257\0198\0199\01B3\01B4'
      || U&'\00F8\0142\0111' || U&'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\2018\2019\201C\201D\2013\2014\00B7',
    'eeooddffggnnvvbbddkkyy' || 'old' || repeat(' ', 39)
  ),
  '\s+', ' ', 'g'
));
