CREATE TABLE "product_import_faults" (
	"import_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"line" integer NOT NULL,
	"column" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "product_import_faults_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"csv_key" text,
	"zip_key" text,
	"state" text NOT NULL,
	"runner" uuid,
	"worked_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lines" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"creates" integer DEFAULT 0 NOT NULL,
	"updates" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"faults_count" integer DEFAULT 0 NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import_faults" ADD CONSTRAINT "product_import_faults_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_owner_idx" ON "product_imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "product_imports_created_idx" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_open_key" ON "product_imports" USING btree ("owner_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "product_imports_work_idx" ON "product_imports" USING btree ("worked_at") WHERE state in ('checking', 'applying');