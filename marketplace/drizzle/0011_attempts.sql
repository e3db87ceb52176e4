CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_since_idx" ON "attempts" USING btree ("since");