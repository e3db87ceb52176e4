CREATE TABLE "payout_wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"network" text NOT NULL,
	"phone" text NOT NULL,
	"account_name" text NOT NULL,
	"is_name_confirmed" boolean NOT NULL,
	"recipient_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"network" text NOT NULL,
	"phone" text NOT NULL,
	"account_name" text NOT NULL,
	"recipient_code" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"expected_fee_pesewas" integer NOT NULL,
	"fee_pesewas" integer,
	"failure" text,
	"reason" text,
	"transfer_code" text,
	"provider_answer" jsonb,
	"requested_by" uuid,
	"check" text,
	"first_approved_by" uuid,
	"first_approved_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_pesewas" > "payouts"."expected_fee_pesewas")
);
--> statement-breakpoint
ALTER TABLE "payout_wallets" ADD CONSTRAINT "payout_wallets_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_wallet_id_payout_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."payout_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_wallets_current_key" ON "payout_wallets" USING btree ("shop_id") WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX "payout_wallets_shop_idx" ON "payout_wallets" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_key" ON "payouts" USING btree ("shop_id") WHERE state in ('due', 'approved', 'asking', 'pending');--> statement-breakpoint
CREATE INDEX "payouts_shop_idx" ON "payouts" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_newest_idx" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_due_idx" ON "payouts" USING btree ("due_at") WHERE due_at is not null;