-- contracts: the new columns are null in every row that an older service writes, so no constraint concerns it
CREATE TABLE "money_approvals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"reason" text NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "cases_waiting_idx";--> statement-breakpoint
ALTER TABLE "cases" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "appeal_about" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "appellant_id" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "alarmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_approvals_admin_idx" ON "money_approvals" USING btree ("approved_by");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_appellant_id_users_id_fk" FOREIGN KEY ("appellant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_subject_key" ON "cases" USING btree ("kind","subject_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "cases_payment_idx" ON "cases" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "cases_appellant_idx" ON "cases" USING btree ("appellant_id") WHERE appellant_id is not null;--> statement-breakpoint
CREATE INDEX "cases_due_idx" ON "cases" USING btree ("due_at","id") WHERE ended_at is null;--> statement-breakpoint
UPDATE "cases" SET "due_at" = "created_at" + interval '5 days';--> statement-breakpoint
INSERT INTO "cases" ("id", "kind", "subject_id", "text", "created_at", "due_at")
  SELECT gen_random_uuid(), 'report', "id"::text, "reason", "created_at", "created_at" + interval '3 days' FROM "seller_reports" WHERE "state" = 'open';--> statement-breakpoint
INSERT INTO "cases" ("id", "kind", "subject_id", "payment_id", "text", "created_at", "due_at")
  SELECT gen_random_uuid(), 'dispute', "id"::text, "payment_id", '', "created_at", coalesce("due_at", now()) FROM "disputes" WHERE "state" = 'open' AND "answer" IS NULL;--> statement-breakpoint
INSERT INTO "cases" ("id", "kind", "subject_id", "payment_id", "text", "created_at", "due_at")
  SELECT gen_random_uuid(), 'payment', "id"::text, "id", "held_reason", "created_at", now() + interval '2 days' FROM "payments"
  WHERE "held_reason" IS NOT NULL AND "state" <> 'refunded' AND NOT EXISTS (SELECT FROM "disputes" WHERE "payment_id" = "payments"."id" AND "disputes"."state" = 'open');
