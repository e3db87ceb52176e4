CREATE TABLE "seller_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"id_type" text NOT NULL,
	"id_number" text NOT NULL,
	"document_id" uuid,
	"selfie_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_applications_shop_idx" ON "seller_applications" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "seller_applications_newest_idx" ON "seller_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seller_applications_number_idx" ON "seller_applications" USING btree ("id_number");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_waiting_key" ON "seller_applications" USING btree ("shop_id") WHERE state = 'pending';