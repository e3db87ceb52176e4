ALTER TABLE "product_import_faults" ADD COLUMN "product" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_faults" ADD COLUMN "value" text DEFAULT '' NOT NULL;