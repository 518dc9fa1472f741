CREATE TABLE "sale_corrections" (
	"import_id" integer NOT NULL,
	"document" text collate "C" NOT NULL,
	"line" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"sold_on" date NOT NULL,
	"brand_id" integer NOT NULL,
	"season" text collate "C" NOT NULL,
	"segment" text collate "C" NOT NULL,
	"rim" smallint NOT NULL,
	"channel" text collate "C" NOT NULL,
	"quantity" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"former_import_id" integer NOT NULL,
	"is_cancelled" boolean NOT NULL,
	CONSTRAINT "sale_corrections_import_id_document_line_pk" PRIMARY KEY("import_id","document","line")
);
--> statement-breakpoint
ALTER TABLE "import_sales" ADD COLUMN "action" text collate "C";--> statement-breakpoint
CREATE INDEX "sale_corrections_identity" ON "sale_corrections" USING btree (document_key(document),"line");