CREATE TABLE "line_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"part" smallint NOT NULL,
	"distributor_id" integer NOT NULL,
	"region" text collate "C" NOT NULL,
	"tier" text collate "C" NOT NULL,
	"brand_id" integer NOT NULL,
	"season" text collate "C" NOT NULL,
	"segment" text collate "C" NOT NULL,
	"rim" smallint NOT NULL,
	"channel" text collate "C" NOT NULL,
	"lines" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" numeric(24, 2) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "line_figures_time" ON "line_figures" USING btree ("year","part","distributor_id");
--> statement-breakpoint
-- What is bought, by all that a line has (docs/decisions/0018): of each half-year by where the dealers stand.
-- Signs are applied to sums: multiplying each line's amount costs as much as adding it up.
CREATE FUNCTION line_places_from(lines text, places text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT year, part::smallint AS part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
      sum(sign * lines)::bigint AS lines, sum(sign * quantity)::bigint AS quantity, sum(sign * amount) AS amount
    FROM (
      SELECT sign, date_part('year', sold_on)::int AS year, CASE WHEN date_part('month', sold_on) < 7 THEN 13 ELSE 14 END AS part,
        coalesce(distributor_id, 0) AS distributor_id, region, tier, brand_id, season, segment, rim, channel,
        count(*) AS lines, sum(quantity) AS quantity, sum(amount) AS amount
      FROM (%s) AS line JOIN (
          SELECT sign, id AS dealer_id, distributor_id, region, tier FROM (%s) AS source WHERE role = 'Dealer'
        ) AS place
        USING (dealer_id)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ) AS signed
    GROUP BY year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel $text$, lines, places)
$$;
--> statement-breakpoint
-- Of each month wherever they stand: with no distributor, region and tier.
CREATE FUNCTION line_months_from(lines text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT date_part('year', sold_on)::int AS year, date_part('month', sold_on)::smallint AS part, 0 AS distributor_id,
      ''::text COLLATE "C" AS region, ''::text COLLATE "C" AS tier, brand_id, season, segment, rim, channel,
      count(*) AS lines, sum(quantity)::bigint AS quantity, sum(amount) AS amount
    FROM (%s) AS line
    GROUP BY 1, 2, brand_id, season, segment, rim, channel $text$, lines)
$$;
--> statement-breakpoint
CREATE FUNCTION add_line_figures(statement text, sign int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('INSERT INTO line_figures (year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
      lines, quantity, amount)
    SELECT year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, %2$s * lines,
      %2$s * quantity, %2$s * amount
    FROM (%1$s) AS change', statement, sign)
$$;
--> statement-breakpoint
-- Adds an import's lines, or takes them away, in its transaction: its lines are in the table of sales, and their dealers kept
-- where they are by what was written of their months. The planner knows nothing yet of a million lines that have just come,
-- and would sort them.
CREATE FUNCTION move_import_lines(import int, sign int) RETURNS void LANGUAGE plpgsql SET enable_sort = off AS $$
DECLARE
  lines text := format('SELECT * FROM sales WHERE import_id = %s', import);
BEGIN
  EXECUTE add_line_figures(line_places_from(lines, 'SELECT 1 AS sign, * FROM members'), sign);
  EXECUTE add_line_figures(line_months_from(lines), sign);
END $$;
--> statement-breakpoint
-- A dealer that moves takes its lines along. Of an import that goes on meanwhile nothing is missed: whoever moves a dealer
-- waits for it, or it for them (keep_places).
CREATE FUNCTION move_line_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved int[] := ARRAY(
    SELECT id FROM gone JOIN came USING (id) WHERE came.role = 'Dealer'
      AND (gone.distributor_id, gone.region, gone.tier) IS DISTINCT FROM (came.distributor_id, came.region, came.tier));
BEGIN
  IF moved <> '{}' THEN
    EXECUTE add_line_figures(line_places_from(format('SELECT * FROM sales WHERE dealer_id = ANY (%L)', moved),
      format('SELECT -1 AS sign, * FROM gone WHERE id = ANY (%1$L)
        UNION ALL SELECT 1 AS sign, * FROM came WHERE id = ANY (%1$L)', moved)), 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_line_figures AFTER UPDATE ON members REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION move_line_figures();
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE 'CREATE VIEW computed_line_figures AS '
    || line_places_from('SELECT * FROM sales', 'SELECT 1 AS sign, * FROM members')
    || ' UNION ALL ' || line_months_from('SELECT * FROM sales');
END $$;
--> statement-breakpoint
-- What is there may be millions of rows.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
SET LOCAL enable_sort = off;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE add_line_figures('SELECT * FROM computed_line_figures', 1);
END $$;
--> statement-breakpoint
SET LOCAL enable_sort = on;
