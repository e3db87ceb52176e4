CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty_searches_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "cases" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "empty_searches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "disputes_created_idx" ON "disputes" USING btree ("created_at");--> statement-breakpoint
UPDATE "market_days" SET "cases" = "disputes", "disputes" = (SELECT count(*) FROM "disputes" "d"
  WHERE "d"."created_at" >= "market_days"."day"::timestamp AT TIME ZONE 'UTC' AND "d"."created_at" < ("market_days"."day" + 1)::timestamp AT TIME ZONE 'UTC')
  WHERE "by" = 'all';
