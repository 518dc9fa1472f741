ALTER TABLE "import_problems" ADD COLUMN "parameters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sample" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Reasons are codes: the sentences of before stay readable as what was written.
UPDATE imports SET errors = (
  SELECT jsonb_agg(
    jsonb_build_object('row', error -> 'row', 'column', error -> 'column', 'reason', 'written',
      'parameters', jsonb_build_object('text', error -> 'reason'), 'value', error -> 'value')
    ORDER BY place
  ) FROM jsonb_array_elements(errors) WITH ORDINALITY AS listed(error, place)
) WHERE errors <> '[]';
--> statement-breakpoint
UPDATE imports SET failure = CASE
  WHEN failure LIKE 'Il file comincia come testo UTF-16%' THEN 'brokenText'
  WHEN failure LIKE 'Il file è un foglio di calcolo di vecchio tipo%' THEN 'oldSpreadsheet'
  WHEN failure LIKE 'Il foglio di calcolo è danneggiato%' THEN 'brokenSpreadsheet'
  WHEN failure LIKE 'Il foglio di calcolo non ha fogli visibili%' THEN 'noSheet'
  WHEN failure LIKE 'Il foglio di calcolo è troppo grande%' THEN 'tooLargeUnpacked'
  WHEN failure LIKE 'Il foglio di calcolo contiene troppi testi%' THEN 'tooManyTexts'
  WHEN failure LIKE 'Nel file non c%nessuna riga%' THEN 'noRows'
  ELSE 'unexpected'
END WHERE failure IS NOT NULL;
--> statement-breakpoint
-- What was read and not yet applied is read again, by the rules and in the words of today.
TRUNCATE import_sales, import_problems;