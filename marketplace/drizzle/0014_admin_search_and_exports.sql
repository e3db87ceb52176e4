ALTER TABLE "data_exports" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "month" text;--> statement-breakpoint
CREATE INDEX "users_email_prefix_idx" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone_idx" ON "users" USING btree ("telephone_e164" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_words_idx" ON "users" USING gin (to_tsvector('simple', fold_text("full_name")));--> statement-breakpoint
CREATE INDEX "orders_code_prefix_idx" ON "orders" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_phone_idx" ON "orders" USING btree ("shipping_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cases_order_idx" ON "cases" USING btree ("order_id");