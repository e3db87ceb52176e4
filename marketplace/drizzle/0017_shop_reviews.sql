CREATE TABLE "shop_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reviewer_name" text NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"product_quality" integer NOT NULL,
	"customer_service" integer NOT NULL,
	"shipping_speed" integer NOT NULL,
	"overall" integer NOT NULL,
	"is_verified_purchase" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_reviews_overall" CHECK ("shop_reviews"."overall" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD CONSTRAINT "shop_reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD CONSTRAINT "shop_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_reviews_once" ON "shop_reviews" USING btree ("shop_id","user_id");--> statement-breakpoint
CREATE INDEX "shop_reviews_newest_idx" ON "shop_reviews" USING btree ("shop_id","created_at","id");