CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Text as search compares it: lower case without accents, the letters of Twi, Ewe and Hausa (open e, open o, hooked
-- d, f, b, k, y, v, g, eng) as their plain ones, punctuation as spaces. normalize() removes the accents, not unaccent(),
-- because an index needs an immutable function and unaccent's dictionary may change.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  translate(
    lower(regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g')),
    U&'\0190\025B\0186\0254\0189\0256\0191\0192\0194\0263\014A\014B\01B2\028B\0181\0253\018A\0257\0198\0199\01B3\01B4'
      || U&'\00F8\0142\0111' || U&'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\2018\2019\201C\201D\2013\2014\00B7',
    'eeooddffggnnvvbbddkkyy' || 'old' || repeat(' ', 39)
  ),
  '\s+', ' ', 'g'
));
--> statement-breakpoint
-- The words that find a product, in four weights. A: its name, type, brand, author, who wears it, and a category of one
-- word (Smartphones). B: a category of several words, which holds several kinds of goods (Watches & Jewellery). C: the
-- shop. D: the description and all specifications. The generated column needs an immutable function, so this uses only ||
-- and coalesce.
CREATE FUNCTION product_words(name text, category text, seller text, description text, specifications jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('simple', fold_text(
    name || ' ' || coalesce(specifications ->> 'type', '') || ' ' || coalesce(specifications ->> 'brand', '')
      || ' ' || coalesce(specifications ->> 'author', '') || ' ' || coalesce(specifications ->> 'wearer', '')
      || CASE specifications ->> 'wearer' WHEN 'Unisex' THEN ' Men Women' ELSE '' END
  )), 'A')
  || setweight(to_tsvector('simple', fold_text(category)),
    CASE WHEN fold_text(category) LIKE '% %' THEN 'B' ELSE 'A' END::"char")
  || setweight(to_tsvector('simple', fold_text(seller)), 'C')
  || setweight(to_tsvector('simple', fold_text(
    description || ' ' || jsonb_path_query_array(specifications, '$.*')::text
  )), 'D');
--> statement-breakpoint
-- The values that a filter offers for one text: a size such as "38 to 45", "S to XL" or "S, M, L" counts for each size in it.
CREATE FUNCTION facet_values(key text, value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(
    CASE
      WHEN key <> 'size' THEN NULL
      WHEN value ~* '^\s*\d{1,3}(\.5)?\s*(to|-|–)\s*\d{1,3}(\.5)?\s*$' THEN (
        SELECT array_agg(trim_scale(size)::text ORDER BY size)
        FROM (SELECT regexp_match(value, '(\d+(?:\.5)?)\D+?(\d+(?:\.5)?)') AS ends) AS matched,
          generate_series(
            ends[1]::numeric, least(ends[2]::numeric, ends[1]::numeric + 40), CASE WHEN value LIKE '%.5%' THEN 0.5 ELSE 1 END
          ) AS size
      )
      WHEN value ~* '^\s*(x{0,3}s|m|x{0,3}l)\s*(to|-|–)\s*(x{0,3}s|m|x{0,3}l)\s*$' THEN (
        SELECT array_agg(size ORDER BY place)
        FROM (SELECT regexp_match(upper(value), '([XSML]+)\s*(?:TO|-|–)\s*([XSML]+)') AS ends) AS matched,
          unnest(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']) WITH ORDINALITY AS listed (size, place)
        WHERE place BETWEEN array_position(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], ends[1])
          AND array_position(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], ends[2])
      )
      WHEN value ~* '^\s*(\d{1,3}(\.5)?|x{0,3}s|m|x{0,3}l)(\s*[,/]\s*(\d{1,3}(\.5)?|x{0,3}s|m|x{0,3}l))+\s*$' THEN (
        SELECT array_agg(btrim(size)) FROM regexp_split_to_table(value, '[,/]') AS size
      )
    END,
    ARRAY[btrim(value)]
  )
);
--> statement-breakpoint
-- The values that a buyer can filter by: each specification as name, colon and value in lower case. A value is one text, or
-- a list of texts for options.
CREATE FUNCTION product_facets(specifications jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT key || ':' || lower(shown)), '{}')
  FROM jsonb_each(specifications) AS field (key, listed) CROSS JOIN LATERAL jsonb_path_query(listed, '$[*]') AS value
    CROSS JOIN LATERAL unnest(facet_values(key, value #>> '{}')) AS shown
  WHERE length(value #>> '{}') <= 100
);
--> statement-breakpoint
-- The stars of a reviewer who bought the product weigh as much as those of five who did not.
CREATE FUNCTION star_weight(is_verified_purchase boolean) RETURNS int LANGUAGE sql IMMUTABLE
RETURN CASE WHEN is_verified_purchase THEN 5 ELSE 1 END;
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"parts" integer,
	"bytes" integer,
	"gathered_as" uuid
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"exchanged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"password_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"telephone_number" text NOT NULL,
	"telephone_e164" text,
	"whatsapp_number" text,
	"date_of_birth" date,
	"gender" text,
	"address" text,
	"city" text,
	"region" text,
	"gps_address" text,
	"picture_id" uuid,
	"profile_version" integer DEFAULT 1 NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_seller" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"date_joined" timestamp with time zone NOT NULL,
	"terms_version" date,
	"terms_accepted_at" timestamp with time zone,
	"deletion_asked_at" timestamp with time zone,
	"deletion_reason" text,
	"suspended_at" timestamp with time zone,
	"suspended_until" timestamp with time zone,
	"suspension_reason" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "seller_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'shop' NOT NULL,
	"subject_id" uuid,
	"shop_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"evidence_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"grace_days" integer DEFAULT 3 NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"auto_renew_failed" boolean DEFAULT false NOT NULL,
	"renewal_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_faults" (
	"import_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"line" integer NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"column" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "product_import_faults_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_id" uuid,
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
CREATE TABLE "product_views" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_views_product_id_day_visitor_pk" PRIMARY KEY("product_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"icon" text NOT NULL,
	"image_id" uuid,
	"position" integer NOT NULL,
	"full_path" text NOT NULL,
	"path" text[] NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"position" integer NOT NULL,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"option_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"sku" text NOT NULL,
	"price_pesewas" integer NOT NULL,
	"compare_at_pesewas" integer,
	"stock_quantity" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"media_id" uuid,
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price_pesewas" > 0),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_pesewas" integer NOT NULL,
	"compare_at_pesewas" integer,
	"price_to_pesewas" integer,
	"stock_quantity" integer NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offered_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"takes_offers" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"featured_until" timestamp with time zone,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facets" text[] GENERATED ALWAYS AS (product_facets("products"."specifications" || "products"."offered_values")) STORED NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"slug_is_provisional" boolean DEFAULT false NOT NULL,
	"primary_image" jsonb,
	"category_name" text NOT NULL,
	"category_slug" text NOT NULL,
	"category_path" text[] NOT NULL,
	"seller_name" text NOT NULL,
	"seller_slug" text NOT NULL,
	"seller_verified" boolean NOT NULL,
	"seller_takes_orders" boolean DEFAULT true NOT NULL,
	"seller_city" text DEFAULT '' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" numeric(6, 4) DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edit_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (product_words("products"."name", "products"."category_name", "products"."seller_name", "products"."description", "products"."specifications" || "products"."offered_values")) STORED NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_pesewas" > 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text NOT NULL,
	"synonym" text NOT NULL,
	CONSTRAINT "search_synonyms_word_synonym_pk" PRIMARY KEY("word","synonym")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"of_products" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shows_typing" boolean DEFAULT true NOT NULL,
	"shows_presence" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"mailed_number" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_side_pk" PRIMARY KEY("conversation_id","side"),
	CONSTRAINT "conversation_members_unread" CHECK ("conversation_members"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_once" UNIQUE NULLS NOT DISTINCT("buyer_id","shop_id","product_id"),
	CONSTRAINT "conversations_two_users" CHECK ("conversations"."buyer_id" <> "conversations"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "message_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL,
	CONSTRAINT "message_counts_unread" CHECK ("message_counts"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" text NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"attachment_id" uuid,
	"order_code" text,
	"order_state" text,
	"order_action" text,
	"order_reason" text,
	"offer_id" uuid,
	"variant_label" text DEFAULT '' NOT NULL,
	"order_fee" jsonb,
	"quote" jsonb,
	"hidden_from_buyer" boolean DEFAULT false NOT NULL,
	"hidden_from_seller" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"replies" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "contact_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"inquiry_type" text NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL,
	CONSTRAINT "notification_counts_unread" CHECK ("notification_counts"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"subject" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"feed_only" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"variant_label" text DEFAULT '' NOT NULL,
	"price_pesewas" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"steps" jsonb NOT NULL,
	"order_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_price_positive" CHECK ("offers"."price_pesewas" > 0),
	CONSTRAINT "offers_quantity_positive" CHECK ("offers"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"variant_label" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"price_pesewas" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"variant_label" text DEFAULT '' NOT NULL,
	"product_name" text NOT NULL,
	"product_slug" text NOT NULL,
	"product_image" jsonb,
	"quantity" integer NOT NULL,
	"price_pesewas" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"action" text,
	"reason" text,
	"return_reason" text,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_steps_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"checkout_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"total_pesewas" bigint NOT NULL,
	"shipping_fee_pesewas" integer DEFAULT 0 NOT NULL,
	"delivery" jsonb,
	"proposed_fee_pesewas" integer,
	"tracking" jsonb,
	"buyer_email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"seller_slug" text NOT NULL,
	"shipping_full_name" text NOT NULL,
	"shipping_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_region" text NOT NULL,
	"shipping_notes" text DEFAULT '' NOT NULL,
	"shipping_landmark" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_method" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "orders_total_positive" CHECK ("orders"."total_pesewas" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"refund_id" uuid,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"channel" text,
	"payment_url" text,
	"held_reason" text,
	"provider_answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"refund_state" text,
	"refunded_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"card_id" uuid,
	"charge_until" timestamp with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_pesewas" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text DEFAULT 'asking' NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_id" text,
	"provider_answer" jsonb,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"authorization_code" text NOT NULL,
	"signature" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"duration_days" integer NOT NULL,
	"amount_pesewas" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"renewal_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_heads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_removals_area_key_pk" PRIMARY KEY("area","key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "outside_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"caller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" jsonb,
	"answer" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"ready" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text DEFAULT 'chat-picture' NOT NULL,
	"area" text DEFAULT 'private' NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"likeness" bit(64),
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helpful_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helpful_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reviewer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_verified_purchase" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"reply" text NOT NULL,
	"replied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"hidden_at" timestamp with time zone,
	CONSTRAINT "shop_reviews_overall" CHECK ("shop_reviews"."overall" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"id_type" text NOT NULL,
	"id_number" text NOT NULL,
	"document_id" uuid,
	"selfie_id" uuid,
	"words" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"asked_for" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_follows" (
	"user_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_follows_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"name_key" text,
	"business_slug" text NOT NULL,
	"description" text NOT NULL,
	"business_email" text NOT NULL,
	"business_phone" text NOT NULL,
	"business_address" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"logo_id" uuid,
	"banner_id" uuid,
	"verification" text DEFAULT 'pending' NOT NULL,
	"listing_limit" integer,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" numeric(6, 4) DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"answer_minutes" integer,
	"answer_conversations" integer DEFAULT 0 NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_from" date,
	"closed_until" date,
	"takes_orders" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	CONSTRAINT "shops_slug_free" CHECK ("shops"."business_slug" <> 'stats')
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"status" integer,
	"problem" text,
	"answer" text DEFAULT '' NOT NULL,
	"took_ms" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"proven_url" text,
	"events" text[] NOT NULL,
	"state" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"after_seq" bigint NOT NULL,
	"latency_ms" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"saved_pesewas" integer NOT NULL,
	"known_pesewas" integer NOT NULL,
	"stock_version" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"back_in_stock" boolean DEFAULT true NOT NULL,
	"mails" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_reports" ADD CONSTRAINT "seller_reports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_reports" ADD CONSTRAINT "seller_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_periods" ADD CONSTRAINT "campaign_periods_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_import_faults" ADD CONSTRAINT "product_import_faults_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_showings" ADD CONSTRAINT "product_showings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_attachment_id_uploads_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD CONSTRAINT "shop_reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD CONSTRAINT "shop_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_wishlists_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."wishlists"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "api_keys_user_idx" ON "api_keys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "api_keys_end_idx" ON "api_keys" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_key" ON "addresses" USING btree ("user_id") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "attempts_since_idx" ON "attempts" USING btree ("since");
--> statement-breakpoint
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id","asked_at");
--> statement-breakpoint
CREATE INDEX "data_exports_asked_idx" ON "data_exports" USING btree ("asked_at");
--> statement-breakpoint
CREATE INDEX "mail_links_user_idx" ON "mail_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "mail_links_expires_idx" ON "mail_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "mail_links_objections_idx" ON "mail_links" USING btree ("email") WHERE purpose = 'email-objection';
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_key" ON "sessions" USING btree ("refresh_hash");
--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_ended_idx" ON "sessions" USING btree ("ended_at") WHERE ended_at is not null;
--> statement-breakpoint
CREATE INDEX "sessions_over_idx" ON "sessions" USING btree (least(ended_at, expires_at));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "users_deletion_idx" ON "users" USING btree ("deletion_asked_at") WHERE deletion_asked_at is not null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("suspended_at") WHERE suspended_at is not null;
--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE role = 'admin';
--> statement-breakpoint
CREATE INDEX "seller_reports_shop_idx" ON "seller_reports" USING btree ("shop_id","created_at");
--> statement-breakpoint
CREATE INDEX "seller_reports_newest_idx" ON "seller_reports" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "seller_reports_queue_idx" ON "seller_reports" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "seller_reports_subject_idx" ON "seller_reports" USING btree ("subject_id") WHERE subject_id is not null;
--> statement-breakpoint
CREATE INDEX "user_notes_user_idx" ON "user_notes" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "campaign_periods_campaign_idx" ON "campaign_periods" USING btree ("campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_periods_product_idx" ON "campaign_periods" USING btree ("product_id") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "campaign_periods_unpaid_idx" ON "campaign_periods" USING btree ("created_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "campaigns_shop_idx" ON "campaigns" USING btree ("shop_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "campaigns_product_idx" ON "campaigns" USING btree ("product_id","ends_at");
--> statement-breakpoint
CREATE INDEX "campaigns_moving_idx" ON "campaigns" USING btree ("ends_at") WHERE told_state <> 'expired';
--> statement-breakpoint
CREATE INDEX "campaigns_renewal_idx" ON "campaigns" USING btree ("renewal_due_at") WHERE auto_renew and renewal_due_at is not null;
--> statement-breakpoint
CREATE INDEX "product_imports_owner_idx" ON "product_imports" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "product_imports_created_idx" ON "product_imports" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_open_key" ON "product_imports" USING btree ("owner_id") WHERE finished_at is null;
--> statement-breakpoint
CREATE INDEX "product_imports_work_idx" ON "product_imports" USING btree ("worked_at") WHERE state in ('checking', 'applying');
--> statement-breakpoint
CREATE INDEX "product_days_day_idx" ON "product_days" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "product_showings_day_idx" ON "product_showings" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "product_showings_waiting_idx" ON "product_showings" USING btree ("product_id") WHERE not counted;
--> statement-breakpoint
CREATE INDEX "product_views_day_idx" ON "product_views" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "product_views_waiting_idx" ON "product_views" USING btree ("product_id") WHERE not counted;
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_key" ON "categories" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "product_images_product_idx" ON "product_images" USING btree ("product_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values_key" ON "product_variants" USING btree ("product_id","option_values");
--> statement-breakpoint
CREATE INDEX "product_variants_sku_idx" ON "product_variants" USING btree ("sku");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "products_sku_idx" ON "products" USING btree ("sku");
--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "products_called_idx" ON "products" USING gin (ts_filter("search", '{a,b}'));
--> statement-breakpoint
CREATE INDEX "products_kinds_idx" ON "products" USING gin ("category_path","facets");
--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("created_at","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price_pesewas","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_sales_idx" ON "products" USING btree ("sales_count","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_views_idx" ON "products" USING btree ("views_count","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_away_idx" ON "products" USING btree ("created_at","id") WHERE not (is_active and archived_at is null);
--> statement-breakpoint
CREATE INDEX "products_shop_idx" ON "products" USING btree ("shop_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "products_shop_price_idx" ON "products" USING btree ("shop_id","price_pesewas","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","sales_count","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_category_newest_idx" ON "products" USING btree ("category_id","created_at","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_category_price_idx" ON "products" USING btree ("category_id","price_pesewas","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_category_views_idx" ON "products" USING btree ("category_id","views_count","id") WHERE is_active and archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_featured_idx" ON "products" USING btree ("featured_until") WHERE featured_until is not null;
--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "search_words_sound_idx" ON "search_words" USING btree (dmetaphone("word"));
--> statement-breakpoint
CREATE INDEX "chat_reports_newest_idx" ON "chat_reports" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "chat_reports_conversation_idx" ON "chat_reports" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "conversation_members_list_idx" ON "conversation_members" USING btree ("user_id","archived","last_at","conversation_id");
--> statement-breakpoint
CREATE INDEX "conversation_members_unread_idx" ON "conversation_members" USING btree ("last_at") WHERE unread > 0;
--> statement-breakpoint
CREATE INDEX "conversations_users_idx" ON "conversations" USING btree ("buyer_id","seller_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number_key" ON "messages" USING btree ("conversation_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("conversation_id","sender","client_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_attachment_key" ON "messages" USING btree ("attachment_id");
--> statement-breakpoint
CREATE INDEX "contact_messages_waiting_idx" ON "contact_messages" USING btree ("created_at","id") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "contact_messages_created_idx" ON "contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_user_idx" ON "contact_messages" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "contact_messages_number_idx" ON "contact_messages" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email","created_at");
--> statement-breakpoint
CREATE INDEX "contact_replies_message_idx" ON "contact_replies" USING btree ("message_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject_key" ON "notifications" USING btree ("user_id","subject");
--> statement-breakpoint
CREATE INDEX "notifications_newest_idx" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_source_idx" ON "notifications" USING btree ("user_id","source","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE read_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open_once" ON "offers" USING btree ("buyer_id","product_id") WHERE state in ('open', 'accepted');
--> statement-breakpoint
CREATE INDEX "offers_buyer_idx" ON "offers" USING btree ("buyer_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_seller_idx" ON "offers" USING btree ("seller_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_due_idx" ON "offers" USING btree ("ends_at") WHERE state in ('open', 'accepted');
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_variant_once" ON "cart_items" USING btree ("user_id","variant_id");
--> statement-breakpoint
CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("order_id","position");
--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code_key" ON "orders" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_newest_idx" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_waiting_idx" ON "orders" USING btree ("buyer_id") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "orders_due_idx" ON "orders" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_kind_key" ON "ledger_entries" USING btree ("payment_id","kind") WHERE refund_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_refund_key" ON "ledger_entries" USING btree ("refund_id") WHERE refund_id is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_idx" ON "ledger_entries" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_at_idx" ON "ledger_entries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "ledger_lines_account_idx" ON "ledger_lines" USING btree ("account");
--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "payments_subject_idx" ON "payments" USING btree ("subject_id");
--> statement-breakpoint
CREATE INDEX "payments_due_idx" ON "payments" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX "payments_newest_idx" ON "payments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "payments_waiting_first_idx" ON "payments" USING btree (((held_reason is not null and state <> 'refunded')::int),"created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_payment_key" ON "receipts" USING btree ("payment_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_asking_key" ON "refunds" USING btree ("payment_id") WHERE state = 'asking';
--> statement-breakpoint
CREATE INDEX "refunds_of_payment_idx" ON "refunds" USING btree ("payment_id","created_at");
--> statement-breakpoint
CREATE INDEX "refunds_requester_idx" ON "refunds" USING btree ("requested_by") WHERE requested_by is not null;
--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_signature_key" ON "saved_cards" USING btree ("user_id","signature");
--> statement-breakpoint
CREATE INDEX "subscriptions_shop_idx" ON "subscriptions" USING btree ("shop_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_active_key" ON "subscriptions" USING btree ("shop_id") WHERE state = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_pending_key" ON "subscriptions" USING btree ("shop_id","plan") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "subscriptions_ends_idx" ON "subscriptions" USING btree ("ends_at") WHERE state = 'active';
--> statement-breakpoint
CREATE INDEX "subscriptions_unpaid_idx" ON "subscriptions" USING btree ("created_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "audit_log_newest_idx" ON "audit_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
--> statement-breakpoint
CREATE INDEX "events_created_idx" ON "events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "file_removals_due_idx" ON "file_removals" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "outside_works_key" ON "outside_works" USING btree ("caller_id","key");
--> statement-breakpoint
CREATE INDEX "outside_works_due_idx" ON "outside_works" USING btree ("due_at") WHERE state <> 'settled';
--> statement-breakpoint
CREATE INDEX "outside_works_created_idx" ON "outside_works" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("created_at") WHERE used_at is null;
--> statement-breakpoint
CREATE INDEX "uploads_waiting_idx" ON "uploads" USING btree ("owner_id","purpose","created_at") WHERE used_at is null;
--> statement-breakpoint
CREATE INDEX "helpful_votes_user_idx" ON "helpful_votes" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_once" ON "product_reviews" USING btree ("product_id","user_id");
--> statement-breakpoint
CREATE INDEX "product_reviews_newest_idx" ON "product_reviews" USING btree ("product_id","created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_reviews_once" ON "shop_reviews" USING btree ("shop_id","user_id");
--> statement-breakpoint
CREATE INDEX "shop_reviews_newest_idx" ON "shop_reviews" USING btree ("shop_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "seller_applications_shop_idx" ON "seller_applications" USING btree ("shop_id","created_at");
--> statement-breakpoint
CREATE INDEX "seller_applications_newest_idx" ON "seller_applications" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "seller_applications_number_idx" ON "seller_applications" USING btree ("id_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_waiting_key" ON "seller_applications" USING btree ("shop_id") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "shop_follows_shop_idx" ON "shop_follows" USING btree ("shop_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shops_owner_key" ON "shops" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shops_slug_key" ON "shops" USING btree ("business_slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "shops_name_key" ON "shops" USING btree (lower("business_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "shops_name_skeleton_key" ON "shops" USING btree ("name_key");
--> statement-breakpoint
CREATE INDEX "shops_region_idx" ON "shops" USING btree ("region");
--> statement-breakpoint
CREATE INDEX "shops_name_words_idx" ON "shops" USING gin (to_tsvector('simple', fold_text("business_name")));
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id","seq");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("endpoint_id","seq") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject_idx" ON "webhook_deliveries" USING btree ("endpoint_id","subject","seq") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user_idx" ON "webhook_endpoints" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "wishlist_items_product_idx" ON "wishlist_items" USING btree ("product_id","user_id");
--> statement-breakpoint
-- A folded word in the singular and the plural.
CREATE FUNCTION search_numbers(typed text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(ARRAY[
  typed, typed || 's', typed || 'es',
  CASE WHEN length(typed) > 3 AND typed LIKE '%y' THEN left(typed, -1) || 'ies' END,
  CASE WHEN length(typed) > 3 AND typed LIKE '%s' THEN left(typed, -1) END,
  CASE WHEN length(typed) > 4 AND typed LIKE '%es' THEN left(typed, -2) END,
  CASE WHEN length(typed) > 4 AND typed LIKE '%ies' THEN left(typed, -3) || 'y' END
], NULL);
--> statement-breakpoint
-- A folded word in the singular and the plural, with its synonyms.
CREATE FUNCTION search_forms(typed text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(form ORDER BY form) FROM (
    SELECT form FROM unnest(search_numbers(typed)) AS form
    UNION SELECT synonym || ending FROM unnest(search_numbers(typed)) AS form
    JOIN search_synonyms ON search_synonyms.word = form
    CROSS JOIN (VALUES (''), ('s')) AS endings (ending)
  ) AS alternatives
);
--> statement-breakpoint
-- The typed terms as a full-text query. Each word, one of its forms or a synonym must occur among the given weights (''
-- for all). The last word also matches the beginning of a longer one. Only the first twelve words count.
CREATE FUNCTION search_query(terms text, weights text, last_is_prefix boolean) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  WITH words AS (
    SELECT word, place, place = count(*) OVER () AND last_is_prefix AS is_prefix
    FROM unnest(string_to_array(fold_text(terms), ' ')) WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' AND place <= 12
  ),
  choices AS (
    SELECT place,
      string_agg(quote_literal(form) || ':' || CASE WHEN is_prefix AND form = word THEN '*' ELSE '' END || weights, ' | ' ORDER BY form) AS any_of
    FROM words CROSS JOIN unnest(search_forms(word)) AS form
    GROUP BY place
  )
  SELECT to_tsquery('simple', coalesce(string_agg('(' || any_of || ')', ' & ' ORDER BY place), '')) FROM choices
);
--> statement-breakpoint
-- Known words that a mistyped word may mean: they share a fifth of its trigrams (swapped letters leave no more), or sound
-- alike. Words with digits are never corrected: a 128 GB phone is not a 256 GB phone.
CREATE FUNCTION similar_words(typed text) RETURNS SETOF search_words
LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
BEGIN ATOMIC
  SELECT word, uses, of_products FROM search_words
  WHERE (word % typed OR (dmetaphone(word) = dmetaphone(typed) AND dmetaphone(typed) <> ''))
    AND word !~ '[0-9]' AND typed !~ '[0-9]' AND length(typed) >= 3;
END;
--> statement-breakpoint
-- Words that mean the same to a buyer, in both directions, folded.
INSERT INTO search_synonyms (word, synonym)
SELECT pair.word, pair.synonym
FROM (VALUES
  ('phone', 'smartphone'), ('mobile', 'smartphone'), ('mobile', 'phone'), ('cellphone', 'smartphone'),
  ('fridge', 'refrigerator'), ('tv', 'television'), ('telly', 'television'), ('sneaker', 'trainer'),
  ('canvas', 'sneaker'), ('headset', 'headphone'), ('earpiece', 'earbud'), ('earpiece', 'earphone'), ('earpiece', 'headphone'),
  ('laptop', 'notebook'), ('makeup', 'cosmetic'), ('perfume', 'fragrance'), ('purse', 'handbag'),
  ('sofa', 'couch'), ('tshirt', 'shirt'), ('fabric', 'cloth'), ('ntoma', 'cloth'), ('nkuto', 'shea'),
  ('mpaboa', 'shoe'), ('sandal', 'slipper'), ('charley', 'slipper'), ('cooker', 'stove'), ('pot', 'saucepan'),
  -- For whom.
  ('man', 'men'), ('gents', 'men'), ('woman', 'women'), ('ladies', 'women'), ('lady', 'women'), ('kid', 'children'), ('child', 'children'), ('kid', 'child'), ('pampers', 'diaper'),
  -- Other names of the same thing.
  ('lappy', 'laptop'), ('kicks', 'sneaker'), ('footwear', 'shoe'), ('trouser', 'chinos'), ('trouser', 'jeans'),
  ('shades', 'sunglasses'), ('specs', 'glasses'), ('cologne', 'perfume'), ('cologne', 'fragrance'), ('perfume', 'parfum'),
  ('fragrance', 'parfum'), ('torchlight', 'torch'), ('flashlight', 'torch'), ('pendrive', 'flash'), ('aircon', 'conditioner'),
  ('ac', 'conditioner'), ('gen', 'generator'), ('genset', 'generator'), ('bike', 'bicycle'), ('machete', 'cutlass'),
  ('soccer', 'football'), ('peanut', 'groundnut'), ('okra', 'okro'), ('eggplant', 'garden'), ('airpods', 'earbud'),
  ('airpods', 'freepods'), ('rasta', 'braiding'), ('dumsor', 'rechargeable'), ('dumsor', 'inverter'), ('dumsor', 'generator'),
  ('dumsor', 'solar'), ('sponge', 'sapo'), ('freezer', 'refrigerator'), ('tigernut', 'atadwe'),
  -- Twi.
  ('ntama', 'cloth'), ('ntama', 'ntoma'), ('ataadee', 'dress'), ('atadee', 'dress'), ('kyew', 'hat'), ('kyew', 'cap'),
  ('samina', 'soap'), ('emo', 'rice'), ('bayere', 'yam'), ('brodee', 'plantain'), ('borodee', 'plantain'),
  ('aborobe', 'pineapple'), ('ankaa', 'orange'), ('kube', 'coconut'), ('nkatee', 'groundnut'), ('nkate', 'groundnut'),
  ('mako', 'pepper'), ('ntoosi', 'tomato'), ('ntosi', 'tomato'), ('ewoo', 'honey'), ('nkosua', 'egg'), ('aponkye', 'goat'),
  ('akoko', 'cockerel'), ('nhoma', 'book'), ('nwoma', 'book'), ('akonnwa', 'chair'), ('akonnwa', 'stool'), ('mpa', 'bed'),
  ('sekan', 'knife'), ('ahwehwe', 'mirror'), ('ahwenee', 'bead'), ('kawa', 'ring'), ('kotoku', 'bag'), ('kenten', 'basket'),
  ('twene', 'drum'), ('asomuade', 'earring'), ('paya', 'avocado'), ('abrobe', 'pineapple'),
  ('earphone', 'headphone'), ('earphone', 'earbud'), ('ps5', 'playstation'), ('ps4', 'playstation')
) AS given (one, other)
CROSS JOIN LATERAL (VALUES (given.one, given.other), (given.other, given.one)) AS pair (word, synonym)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Recounts the stars of the changed products under a lock on their rows. Each statement in a function sees what others
-- committed while it waited, so the sum is right however many users write at once.
CREATE FUNCTION count_product_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = stars.total, rating_count = stars.times, rating_average = stars.average
  FROM (
    SELECT about.product_id, coalesce(sum(review.rating), 0)::int AS total, count(review.id)::int AS times,
      coalesce(sum(review.rating * star_weight(review.is_verified_purchase))::numeric
        / sum(star_weight(review.is_verified_purchase)), 0)::numeric(6, 4) AS average
    FROM (SELECT DISTINCT product_id FROM changed) AS about
    LEFT JOIN product_reviews AS review ON review.product_id = about.product_id AND review.hidden_at IS NULL
    GROUP BY about.product_id
  ) AS stars
  WHERE products.id = stars.product_id
    AND (products.rating_sum, products.rating_count, products.rating_average)
      IS DISTINCT FROM (stars.total, stars.times, stars.average);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_stars_written AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
CREATE TRIGGER product_stars_changed AFTER UPDATE ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
CREATE TRIGGER product_stars_gone AFTER DELETE ON product_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
-- Recounts the stars of the changed shops in the same way.
CREATE FUNCTION count_shop_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops SET rating_sum = stars.total, rating_count = stars.times, rating_average = stars.average
  FROM (
    SELECT about.shop_id, coalesce(sum(review.overall), 0)::int AS total, count(review.id)::int AS times,
      coalesce(sum(review.overall * star_weight(review.is_verified_purchase))::numeric
        / sum(star_weight(review.is_verified_purchase)), 0)::numeric(6, 4) AS average
    FROM (SELECT DISTINCT shop_id FROM changed) AS about
    LEFT JOIN shop_reviews AS review ON review.shop_id = about.shop_id AND review.hidden_at IS NULL
    GROUP BY about.shop_id
  ) AS stars
  WHERE shops.id = stars.shop_id
    AND (shops.rating_sum, shops.rating_count, shops.rating_average)
      IS DISTINCT FROM (stars.total, stars.times, stars.average);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_stars_written AFTER INSERT ON shop_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
--> statement-breakpoint
CREATE TRIGGER shop_stars_changed AFTER UPDATE ON shop_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
--> statement-breakpoint
CREATE TRIGGER shop_stars_gone AFTER DELETE ON shop_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
--> statement-breakpoint
-- A shop stores its sales, so that a directory sorted by sales need not add up all products.
CREATE FUNCTION move_shop_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET sales_count = sales_count + NEW.sales_count - OLD.sales_count WHERE id = NEW.shop_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_sales_changed AFTER UPDATE OF sales_count ON products
  FOR EACH ROW WHEN (NEW.sales_count <> OLD.sales_count) EXECUTE FUNCTION move_shop_sales();
--> statement-breakpoint
CREATE FUNCTION add_shop_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET sales_count = shops.sales_count + sold.pieces
  FROM (SELECT shop_id, sum(sales_count)::int AS pieces FROM added WHERE sales_count <> 0 GROUP BY shop_id) AS sold
  WHERE shops.id = sold.shop_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_sales_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_shop_sales();
--> statement-breakpoint
-- At each commit the lines of a ledger entry sum to zero.
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
  balance bigint;
  lines int;
BEGIN
  SELECT coalesce(sum(amount), 0), count(*) INTO balance, lines FROM ledger_lines WHERE entry_id = entry;
  IF balance <> 0 OR lines < 2 THEN
    RAISE EXCEPTION 'ledger entry % has % lines that sum to %', entry, lines, balance USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT ON ledger_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
-- The ledger is append-only.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lines_stay BEFORE UPDATE OR DELETE ON ledger_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- A product shows the prices of its cheapest active variant, and the stock of all active ones together. Nothing is written
-- where nothing differs.
CREATE FUNCTION project_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products
  SET sku = offer.sku, price_pesewas = offer.price, compare_at_pesewas = offer.compare_at,
    price_to_pesewas = CASE WHEN options <> '[]' THEN coalesce(offer.price_to, offer.price) END, stock_quantity = offer.stock
  FROM (
    SELECT product_id, (array_agg(sku ORDER BY position))[1] AS sku,
      (array_agg(price_pesewas ORDER BY is_active DESC, price_pesewas, position))[1] AS price,
      (array_agg(compare_at_pesewas ORDER BY is_active DESC, price_pesewas, position))[1] AS compare_at,
      max(price_pesewas) FILTER (WHERE is_active) AS price_to,
      coalesce(sum(stock_quantity) FILTER (WHERE is_active), 0)::int AS stock
    FROM product_variants WHERE product_id IN (SELECT product_id FROM changed) GROUP BY product_id
  ) AS offer
  WHERE products.id = offer.product_id
    AND (products.sku, price_pesewas, compare_at_pesewas, price_to_pesewas, stock_quantity) IS DISTINCT FROM
      (offer.sku, offer.price, offer.compare_at, CASE WHEN options <> '[]' THEN coalesce(offer.price_to, offer.price) END, offer.stock);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_variants();
--> statement-breakpoint
CREATE TRIGGER variants_removed AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- Not for rows that the trigger on products adds.
CREATE TRIGGER variants_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- A product that is written alone gets its first variant here.
CREATE FUNCTION add_first_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (id, product_id, sku, price_pesewas, compare_at_pesewas, stock_quantity)
  SELECT id, id, sku, price_pesewas, compare_at_pesewas, stock_quantity FROM added
  WHERE NOT EXISTS (SELECT FROM product_variants WHERE product_id = added.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offered AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_first_variants();
--> statement-breakpoint
-- The offer of a simple product may also be written to its own row.
CREATE FUNCTION change_first_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants
  SET sku = NEW.sku, price_pesewas = NEW.price_pesewas, compare_at_pesewas = NEW.compare_at_pesewas,
    stock_quantity = stock_quantity + NEW.stock_quantity - OLD.stock_quantity
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offer_changed AFTER UPDATE OF sku, price_pesewas, compare_at_pesewas, stock_quantity ON products
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (NEW.sku, NEW.price_pesewas, NEW.compare_at_pesewas, NEW.stock_quantity)
    IS DISTINCT FROM (OLD.sku, OLD.price_pesewas, OLD.compare_at_pesewas, OLD.stock_quantity))
  EXECUTE FUNCTION change_first_variant();
