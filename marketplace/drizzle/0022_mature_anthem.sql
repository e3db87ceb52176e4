-- contracts: a service of the previous release leaves the new column empty
ALTER TABLE "webhook_endpoints" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_grant_idx" ON "webhook_endpoints" USING btree ("grant_id");