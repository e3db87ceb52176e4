CREATE TABLE "book_comparisons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"provider_pesewas" bigint NOT NULL,
	"is_matched" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_movements" (
	"id" bigint PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"model_id" bigint NOT NULL,
	"difference_pesewas" integer NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"entry_id" uuid,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "provider_movements" ADD CONSTRAINT "provider_movements_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_comparisons_at_idx" ON "book_comparisons" USING btree ("compared_at");--> statement-breakpoint
CREATE INDEX "provider_movements_entry_idx" ON "provider_movements" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "provider_movements_fault_idx" ON "provider_movements" USING btree ("moved_at") WHERE fault is not null;--> statement-breakpoint
UPDATE "order_money" SET "released_pesewas" = "gross_pesewas" WHERE "state" IN ('released', 'reclaimed') AND "released_pesewas" = 0;
