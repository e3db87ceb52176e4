CREATE TABLE "refund_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"recipient_code" text NOT NULL,
	"state" text DEFAULT 'asking' NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"fee_pesewas" integer,
	"requested_by" uuid NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_transfers_live_key" ON "refund_transfers" USING btree ("refund_id") WHERE state in ('asking', 'pending', 'succeeded');--> statement-breakpoint
CREATE INDEX "refund_transfers_payment_idx" ON "refund_transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_transfers_requester_idx" ON "refund_transfers" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "refund_transfers_due_idx" ON "refund_transfers" USING btree ("due_at") WHERE due_at is not null;