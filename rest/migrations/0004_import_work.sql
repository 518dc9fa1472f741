CREATE UNLOGGED TABLE "import_problems" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"place" smallint NOT NULL,
	"is_of_file" boolean NOT NULL,
	"reason" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "import_problems_import_id_row_place_is_of_file_pk" PRIMARY KEY("import_id","row","place","is_of_file")
);
--> statement-breakpoint
DROP INDEX "import_sales_import";--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "line" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "vat_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "sold_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "season" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "segment" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "rim" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sales" ADD CONSTRAINT "import_sales_import_id_row_pk" PRIMARY KEY("import_id","row");--> statement-breakpoint
ALTER TABLE "import_sales" ADD COLUMN "brand_key" text collate "C";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "errors_file" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "acted_by" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;