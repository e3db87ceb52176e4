CREATE TABLE "order_money" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gross_pesewas" integer NOT NULL,
	"delivery_pesewas" integer NOT NULL,
	"commission_rate" integer NOT NULL,
	"commission_pesewas" integer NOT NULL,
	"vat_pesewas" integer NOT NULL,
	"fee_pesewas" integer NOT NULL,
	"refunded_pesewas" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "order_money_refunded" CHECK ("order_money"."refunded_pesewas" <= "order_money"."gross_pesewas")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "prompt_step" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "prompt_text" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "prompt_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_money_payment_idx" ON "order_money" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_money_shop_idx" ON "order_money" USING btree ("shop_id","created_at");