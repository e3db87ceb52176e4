ALTER TABLE "disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_id" bigint;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_answered_by_idx" ON "disputes" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "disputes_evidence_idx" ON "disputes" USING btree ("evidence_due_at") WHERE evidence_due_at is not null;