-- contracts: no release has read users.role, and the migration before this one copied it to staff_role
DROP INDEX "users_admins_idx";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "role";
