INSERT INTO search_synonyms (word, synonym)
SELECT pair.word, pair.synonym
FROM (VALUES
  ('earphone', 'headphone'), ('earphone', 'earbud'), ('ps5', 'playstation'), ('ps4', 'playstation')
) AS given (one, other)
CROSS JOIN LATERAL (VALUES (given.one, given.other), (given.other, given.one)) AS pair (word, synonym)
ON CONFLICT DO NOTHING;
