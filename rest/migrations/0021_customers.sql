CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"business_name" text,
	"first_name" text,
	"last_name" text,
	"email" text NOT NULL,
	"phone" text,
	"city" text,
	"created_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold_text(coalesce(business_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(city, ''))) STORED NOT NULL,
	"name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(case type when 'Business' then coalesce(business_name, '') else coalesce(last_name, '') || ' ' || coalesce(first_name, '') end)) STORED NOT NULL,
	"business_name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(business_name)) STORED,
	"first_name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(first_name)) STORED,
	"last_name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(last_name)) STORED,
	"email_sort" text collate "C" GENERATED ALWAYS AS (fold_text(email)) STORED NOT NULL,
	"city_sort" text collate "C" GENERATED ALWAYS AS (fold_text(city)) STORED,
	CONSTRAINT "customers_name" CHECK (case "customers"."type" when 'Business' then "customers"."business_name" is not null else "customers"."first_name" is not null and "customers"."last_name" is not null end)
);
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("name_sort","id");--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "customers_status" ON "customers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "customers_business_name" ON "customers" USING btree ("business_name_sort","id");--> statement-breakpoint
CREATE INDEX "customers_first_name" ON "customers" USING btree ("first_name_sort","id");--> statement-breakpoint
CREATE INDEX "customers_last_name" ON "customers" USING btree ("last_name_sort","id");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("email_sort","id");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "customers_city" ON "customers" USING btree ("city_sort","id");--> statement-breakpoint
CREATE INDEX "customers_created_on" ON "customers" USING btree ("created_on","id");