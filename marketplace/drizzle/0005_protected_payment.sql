CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"outcome" text,
	"note" text,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "orders_waiting_idx";--> statement-breakpoint
ALTER TABLE "order_money" ALTER COLUMN "commission_pesewas" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "order_money" ALTER COLUMN "vat_pesewas" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_protected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_sees" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_from_cart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "vat_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "released_pesewas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "frozen_by" text;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "delivered_by" text;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "releasable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "delivery_code" text;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "is_refund_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_key" ON "cases" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "cases_waiting_idx" ON "cases" USING btree ("created_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "cases_newest_idx" ON "cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_unanswered_idx" ON "orders" USING btree ("buyer_id") WHERE state in ('awaiting_payment', 'pending');--> statement-breakpoint
CREATE INDEX "orders_checkout_idx" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "order_money_due_idx" ON "order_money" USING btree ("due_at") WHERE due_at is not null;