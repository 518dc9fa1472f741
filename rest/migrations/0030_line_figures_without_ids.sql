ALTER TABLE "line_figures" DROP COLUMN "id";
--> statement-breakpoint
-- In one sum: an import makes a hundred thousand rows, which need not be added up twice.
CREATE OR REPLACE FUNCTION line_places_from(lines text, places text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT date_part('year', sold_on)::int AS year,
      (CASE WHEN date_part('month', sold_on) < 7 THEN 13 ELSE 14 END)::smallint AS part,
      coalesce(distributor_id, 0) AS distributor_id, region, tier, brand_id, season, segment, rim, channel,
      sum(sign)::bigint AS lines, sum(sign * quantity)::bigint AS quantity, sum(sign * amount) AS amount
    FROM (%s) AS line JOIN (
        SELECT sign, id AS dealer_id, distributor_id, region, tier FROM (%s) AS source WHERE role = 'Dealer'
      ) AS place USING (dealer_id)
    GROUP BY 1, 2, 3, region, tier, brand_id, season, segment, rim, channel $text$, lines, places)
$$;
--> statement-breakpoint
-- Sorted when added up: the planner would else sort the lines for it.
CREATE OR REPLACE FUNCTION add_line_figures(statement text, sign int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('INSERT INTO line_figures (year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
      lines, quantity, amount)
    SELECT year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, %2$s * lines,
      %2$s * quantity, %2$s * amount
    FROM (SELECT * FROM (%1$s) AS added OFFSET 0) AS change ORDER BY year, part, distributor_id', statement, sign)
$$;
