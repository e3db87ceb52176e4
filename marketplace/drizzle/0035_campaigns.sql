CREATE TABLE "campaign_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"campaign_id" uuid,
	"duration_type" text NOT NULL,
	"duration_days" integer NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"auto_renew" boolean NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"told_state" text DEFAULT 'active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"duration_type" text NOT NULL,
	"duration_days" integer NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"auto_renew_failed" boolean DEFAULT false NOT NULL,
	"renewal_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_showings" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_showings_product_id_day_visitor_pk" PRIMARY KEY("product_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_showings" ADD CONSTRAINT "product_showings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_periods_campaign_idx" ON "campaign_periods" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_periods_product_idx" ON "campaign_periods" USING btree ("product_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "campaign_periods_unpaid_idx" ON "campaign_periods" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "campaigns_shop_idx" ON "campaigns" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_product_idx" ON "campaigns" USING btree ("product_id","ends_at");--> statement-breakpoint
CREATE INDEX "campaigns_moving_idx" ON "campaigns" USING btree ("ends_at") WHERE told_state <> 'expired';--> statement-breakpoint
CREATE INDEX "campaigns_renewal_idx" ON "campaigns" USING btree ("renewal_due_at") WHERE auto_renew and renewal_due_at is not null;--> statement-breakpoint
CREATE INDEX "product_days_day_idx" ON "product_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_showings_day_idx" ON "product_showings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_showings_waiting_idx" ON "product_showings" USING btree ("product_id") WHERE not counted;