-- contracts: nothing was released yet, and no service writes the ledger while it is replaced.
DROP INDEX "ledger_entries_kind_key";--> statement-breakpoint
DROP INDEX "ledger_entries_refund_key";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
-- The ledger refuses updates, but for this one.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_stay";--> statement-breakpoint
UPDATE "ledger_entries" e SET "subject_id" = coalesce(
  "refund_id",
  (SELECT m."order_id" FROM "order_money" m WHERE e."kind" = 'release' AND m."payment_id" = e."payment_id"),
  "payment_id"
);--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_stay";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_subject_key" ON "ledger_entries" USING btree ("subject_id","kind");--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_refund_id_refunds_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP COLUMN "refund_id";
