-- contracts: services lock the payment before they write its refunds and entries, and count on none of these indexes.
DROP INDEX "ledger_entries_payment_key";--> statement-breakpoint
DROP INDEX "payments_held_first_idx";--> statement-breakpoint
DROP INDEX "refunds_payment_key";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_kind_key" ON "ledger_entries" USING btree ("payment_id","kind") WHERE refund_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_refund_key" ON "ledger_entries" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_idx" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_waiting_first_idx" ON "payments" USING btree (((held_reason is not null and state <> 'refunded')::int),"created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_asking_key" ON "refunds" USING btree ("payment_id") WHERE state = 'asking';--> statement-breakpoint
UPDATE payments SET refunded_amount = back.amount
FROM (SELECT payment_id, sum(amount) AS amount FROM refunds WHERE state = 'processed' GROUP BY payment_id) AS back
WHERE back.payment_id = payments.id;
