CREATE TABLE "export_pages" (
	"export_id" integer NOT NULL,
	"page" integer NOT NULL,
	"lines" text NOT NULL,
	CONSTRAINT "export_pages_export_id_page_pk" PRIMARY KEY("export_id","page")
);
--> statement-breakpoint
ALTER TABLE "export_pages" ADD CONSTRAINT "export_pages_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;
