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
CREATE TABLE "holding_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_mark" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"stated_by" uuid NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"check_text" text,
	"passed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_id" bigint;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holding_consents" ADD CONSTRAINT "holding_consents_stated_by_users_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding_consents" ADD CONSTRAINT "holding_consents_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "holding_consents_valid_key" ON "holding_consents" USING btree ("key_mark") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "holding_consents_stated_by_idx" ON "holding_consents" USING btree ("stated_by");--> statement-breakpoint
CREATE INDEX "holding_consents_withdrawn_by_idx" ON "holding_consents" USING btree ("withdrawn_by") WHERE withdrawn_by is not null;--> statement-breakpoint
CREATE INDEX "disputes_evidence_idx" ON "disputes" USING btree ("evidence_due_at") WHERE evidence_due_at is not null;--> statement-breakpoint
CREATE INDEX "shops_created_idx" ON "shops" USING btree ("created_at");