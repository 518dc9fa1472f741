CREATE TABLE "content_image_uses" (
	"content_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "content_image_uses_content_id_image_id_pk" PRIMARY KEY("content_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image" jsonb NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"doc_type_id" smallint,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"cover" jsonb,
	"file" jsonb,
	"published_on" date,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold_text(title || ' ' || summary)) STORED NOT NULL,
	"title_sort" text collate "C" GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL,
	CONSTRAINT "contents_doc_type" CHECK (("contents"."kind" = 'document') = ("contents"."doc_type_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "content_image_uses" ADD CONSTRAINT "content_image_uses_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_image_uses" ADD CONSTRAINT "content_image_uses_image_id_content_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_image_uses_image" ON "content_image_uses" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "content_images_unused" ON "content_images" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "contents_search" ON "contents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING btree ("title_sort","id");--> statement-breakpoint
CREATE INDEX "contents_kind" ON "contents" USING btree ("kind","doc_type_id","published_on","id");--> statement-breakpoint
CREATE INDEX "contents_published_on" ON "contents" USING btree ("published_on","id");--> statement-breakpoint
CREATE INDEX "contents_updated_at" ON "contents" USING btree ("updated_at","id");