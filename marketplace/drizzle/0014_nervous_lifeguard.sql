CREATE TABLE "market_days" (
	"day" date NOT NULL,
	"by" text NOT NULL,
	"title" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"goods_pesewas" bigint DEFAULT 0 NOT NULL,
	"paid_pesewas" bigint DEFAULT 0 NOT NULL,
	"commission_pesewas" bigint DEFAULT 0 NOT NULL,
	"other_income_pesewas" bigint DEFAULT 0 NOT NULL,
	"refunded_pesewas" bigint DEFAULT 0 NOT NULL,
	"disputes" integer DEFAULT 0 NOT NULL,
	"new_buyers" integer DEFAULT 0 NOT NULL,
	"new_sellers" integer DEFAULT 0 NOT NULL,
	"hours_to_accept" double precision,
	"hours_to_deliver" double precision,
	"hours_to_decide" double precision,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_days_by_day_title_pk" PRIMARY KEY("by","day","title")
);
--> statement-breakpoint
CREATE INDEX "shops_created_idx" ON "shops" USING btree ("created_at");