ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'chat-picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "area" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_waiting_idx" ON "uploads" USING btree ("owner_id","purpose","created_at") WHERE used_at is null;