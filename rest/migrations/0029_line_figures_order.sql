-- In the order in which they are read: a year's rows lie together, in some hundred pages instead of thousands.
CREATE OR REPLACE FUNCTION add_line_figures(statement text, sign int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('INSERT INTO line_figures (year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
      lines, quantity, amount)
    SELECT year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, %2$s * lines,
      %2$s * quantity, %2$s * amount
    FROM (%1$s) AS change ORDER BY year, part, distributor_id, region, tier', statement, sign)
$$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE TEMPORARY TABLE line_figures_before ON COMMIT DROP AS SELECT * FROM line_figures;
  DELETE FROM line_figures;
  EXECUTE add_line_figures('SELECT * FROM line_figures_before', 1);
END $$;
