ALTER TABLE "disputes" DROP CONSTRAINT "disputes_answered_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "disputes_answered_by_idx";