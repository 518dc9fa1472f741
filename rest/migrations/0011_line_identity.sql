CREATE TABLE "import_found_lines" (
	"import_id" integer NOT NULL,
	"earlier_id" integer NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "import_found_lines_earlier_id_import_id_pk" PRIMARY KEY("earlier_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_document_line_pk";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "is_older_twin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By what documents compare: without case, for the letters of Windows-1252. Written out, because what lower() knows beyond
-- ASCII differs from server to server.
CREATE FUNCTION document_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN octet_length(value) = char_length(value) THEN lower(value COLLATE "C") ELSE translate(
    lower(normalize(value, NFC) COLLATE "C"),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŠŒŽŸ', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþšœžÿ') END
$$;--> statement-breakpoint
-- Lines that differ by case alone stay as they are: of each such group one takes part in the index, the others do not.
UPDATE sales SET is_older_twin = true
FROM (
  SELECT document_key(document) AS key, line, min(document) AS kept FROM sales
  GROUP BY 1, 2 HAVING count(*) > 1
) AS together
WHERE document_key(sales.document) = together.key AND sales.line = together.line AND sales.document <> together.kept;
--> statement-breakpoint
-- Brands as they are read from now on, composed, where no other one has that name already.
UPDATE brands SET name = normalize(name, NFC), key = normalize(key, NFC)
WHERE key IS NOT NFC NORMALIZED AND id IN (SELECT min(id) FROM brands GROUP BY normalize(key, NFC) HAVING count(*) = 1);
--> statement-breakpoint
-- What was read by the rules of before is read again when it is applied.
TRUNCATE import_sales, import_problems;
--> statement-breakpoint
ALTER TABLE "import_found_lines" ADD CONSTRAINT "import_found_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_found_lines" ADD CONSTRAINT "import_found_lines_earlier_id_imports_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_identity" ON "sales" USING btree (document_key(document),"line") WHERE not is_older_twin;--> statement-breakpoint
CREATE INDEX "sales_older_twins" ON "sales" USING btree (document_key(document),"line") WHERE is_older_twin;