-- contracts: an older service leaves the key of a new shop empty, and empty keys are never equal.
ALTER TABLE "seller_applications" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "name_key" text;--> statement-breakpoint
-- What skeletonOf makes of Latin names; of shops that look alike already the first keeps the key, and the others stay.
UPDATE "shops" SET "name_key" = keyed."key" || CASE WHEN keyed."place" > 1 THEN ' ' || keyed."id" ELSE '' END
FROM (
  SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "created_at", "id") AS "place"
  FROM (
    SELECT "id", "created_at", trim(regexp_replace(regexp_replace(
      translate(lower(normalize("business_name", NFKD)), 'ɛɔŋɖƒɣʋ01i|', 'eondfyvolll'), '[\u0300-\u036f]', '', 'g'
    ), '\s+', ' ', 'g')) AS "key"
    FROM "shops"
  ) AS folded
) AS keyed
WHERE keyed."id" = "shops"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "shops_name_skeleton_key" ON "shops" USING btree ("name_key");