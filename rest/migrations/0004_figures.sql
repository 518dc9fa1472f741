CREATE TABLE campaign_figures (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  campaign_id integer NOT NULL,
  member_id integer NOT NULL,
  region text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  tier text COLLATE "C" NOT NULL,
  is_deleted boolean NOT NULL,
  dealers bigint NOT NULL,
  accepted bigint NOT NULL,
  goal_reached bigint NOT NULL,
  goal_threshold bigint NOT NULL,
  tires_purchased bigint NOT NULL,
  tires_missing bigint NOT NULL,
  tires_fleet bigint NOT NULL,
  plafond_accumulated numeric(24, 2) NOT NULL,
  plafond_expendable numeric(24, 2) NOT NULL
);--> statement-breakpoint
CREATE INDEX campaign_figures_place ON campaign_figures (member_id, campaign_id);
--> statement-breakpoint
CREATE TABLE sales_figures (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  year integer NOT NULL,
  part smallint NOT NULL,
  member_id integer NOT NULL,
  region text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  tier text COLLATE "C" NOT NULL,
  is_deleted boolean NOT NULL,
  quantity bigint NOT NULL,
  fleet_quantity bigint NOT NULL,
  amount numeric(24, 2) NOT NULL,
  dealers bigint NOT NULL,
  dealers_either bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX sales_figures_place ON sales_figures (member_id, year, part);
--> statement-breakpoint
CREATE TABLE line_figures (
  year integer NOT NULL,
  part smallint NOT NULL,
  distributor_id integer NOT NULL,
  region text COLLATE "C" NOT NULL,
  tier text COLLATE "C" NOT NULL,
  brand_id integer NOT NULL,
  season text COLLATE "C" NOT NULL,
  segment text COLLATE "C" NOT NULL,
  rim smallint NOT NULL,
  channel text COLLATE "C" NOT NULL,
  lines bigint NOT NULL,
  quantity bigint NOT NULL,
  amount numeric(24, 2) NOT NULL
);--> statement-breakpoint
CREATE INDEX line_figures_time ON line_figures (year, part, distributor_id);
--> statement-breakpoint
-- The figures of many dealers (docs/decisions/0018). The texts of their statements stand here once: the triggers run them
-- over what a statement changed, the views over all there is.
--
-- Where dealers count: a sign, and for each dealer the path of what is above it.
CREATE FUNCTION places_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT sign, id AS dealer_id, left(path, length(path) - length(id::text) - 1) AS above, region, status, tier,
      deleted_at IS NOT NULL AS is_deleted
    FROM (%s) AS source WHERE role = 'Dealer' $text$, source)
$$;
--> statement-breakpoint
-- First by what is directly above, then for everybody above that: the second has few rows, however many dealers there are.
CREATE FUNCTION campaign_figures_from(changes text, places text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT campaign_id, node::int AS member_id, region, status, tier, is_deleted, sum(dealers)::bigint AS dealers,
      sum(accepted)::bigint AS accepted, sum(goal_reached)::bigint AS goal_reached,
      sum(goal_threshold)::bigint AS goal_threshold, sum(tires_purchased)::bigint AS tires_purchased,
      sum(tires_missing)::bigint AS tires_missing, sum(tires_fleet)::bigint AS tires_fleet,
      sum(plafond_accumulated) AS plafond_accumulated, sum(plafond_expendable) AS plafond_expendable
    FROM (
      SELECT campaign_id, above, region, status, tier, is_deleted, sum(signed) AS dealers,
        sum(CASE WHEN accepted_at IS NOT NULL THEN signed ELSE 0 END) AS accepted,
        sum(CASE WHEN tires_missing = 0 THEN signed ELSE 0 END) AS goal_reached,
        sum(signed * goal_threshold) AS goal_threshold, sum(signed * tires_purchased) AS tires_purchased,
        sum(signed * tires_missing) AS tires_missing, sum(signed * tires_fleet) AS tires_fleet,
        sum(signed * plafond_accumulated) AS plafond_accumulated,
        sum(signed * plafond_expendable) AS plafond_expendable
      FROM (SELECT change.*, place.above, place.region, place.status, place.tier, place.is_deleted,
          place.sign * change.change_sign AS signed
        FROM (%s) AS change JOIN (%s) AS place USING (dealer_id)) AS placed
      GROUP BY campaign_id, above, region, status, tier, is_deleted
    ) AS leaf CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM above), '/')) AS node
    GROUP BY campaign_id, node, region, status, tier, is_deleted $text$, changes, places)
$$;
--> statement-breakpoint
-- Which parts of which years dealers bought in, alone and with the same part of the year before.
-- bought: dealer_id, year, bits (one for each month), as they are; changed: the same, of what became of them.
CREATE FUNCTION presence_from(bought text, changed text, was_added boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    WITH bought AS MATERIALIZED (%1$s), changed AS MATERIALIZED (%2$s), masks AS (
      SELECT dealer_id, year, coalesce(now.bits, 0) AS now_after, coalesce(past.bits, 0) AS past_after,
        CASE WHEN %3$L THEN coalesce(now.bits, 0) & ~coalesce(now_changed.bits, 0)
          ELSE coalesce(now.bits, 0) | coalesce(now_changed.bits, 0) END AS now_before,
        CASE WHEN %3$L THEN coalesce(past.bits, 0) & ~coalesce(past_changed.bits, 0)
          ELSE coalesce(past.bits, 0) | coalesce(past_changed.bits, 0) END AS past_before
      FROM (SELECT dealer_id, year FROM changed UNION SELECT dealer_id, year + 1 FROM changed) AS touched
        LEFT JOIN bought AS now USING (dealer_id, year)
        LEFT JOIN (SELECT dealer_id, year + 1 AS year, bits FROM bought) AS past USING (dealer_id, year)
        LEFT JOIN changed AS now_changed USING (dealer_id, year)
        LEFT JOIN (SELECT dealer_id, year + 1 AS year, bits FROM changed) AS past_changed USING (dealer_id, year)
    )
    SELECT dealer_id, year, part, 0::bigint AS quantity, 0::bigint AS fleet_quantity, 0::numeric AS amount,
      (now_after & part_bits <> 0)::int - (now_before & part_bits <> 0)::int AS dealers,
      ((now_after | past_after) & part_bits <> 0)::int - ((now_before | past_before) & part_bits <> 0)::int
        AS dealers_either
    FROM masks JOIN (
      SELECT part, CASE part WHEN 13 THEN 63 WHEN 14 THEN 4032 WHEN 15 THEN 4095 ELSE 1 << (part - 1) END AS part_bits
      FROM generate_series(1, 15) AS part
    ) AS parts ON part_bits & ((now_after # now_before) | (past_after # past_before)) <> 0 $text$,
    bought, changed, was_added)
$$;
--> statement-breakpoint
CREATE FUNCTION sales_figures_from(months text, presence text, places text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT year, part::smallint AS part, node::int AS member_id, region, status, tier, is_deleted,
      sum(quantity)::bigint AS quantity, sum(fleet_quantity)::bigint AS fleet_quantity, sum(amount) AS amount,
      sum(dealers)::bigint AS dealers, sum(dealers_either)::bigint AS dealers_either
    FROM (
      SELECT year, part, above, region, status, tier, is_deleted, sum(sign * quantity) AS quantity,
        sum(sign * fleet_quantity) AS fleet_quantity, sum(sign * amount) AS amount, sum(sign * dealers) AS dealers,
        sum(sign * dealers_either) AS dealers_either
      FROM (
        SELECT dealer_id, extract(year FROM month)::int AS year, extract(month FROM month)::int AS part,
          change_sign * quantity AS quantity, change_sign * fleet_quantity AS fleet_quantity,
          change_sign * amount AS amount, 0 AS dealers, 0 AS dealers_either
        FROM (%s) AS change
        UNION ALL
        SELECT * FROM (%s) AS presence
      ) AS change JOIN (%s) AS place USING (dealer_id)
      GROUP BY year, part, above, region, status, tier, is_deleted
    ) AS leaf CROSS JOIN LATERAL unnest(string_to_array(trim(BOTH '/' FROM above), '/')) AS node
    GROUP BY year, part, node, region, status, tier, is_deleted $text$, months, presence, places)
$$;
--> statement-breakpoint
CREATE FUNCTION bits_of_months(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT dealer_id, extract(year FROM month)::int AS year, bit_or(1 << (extract(month FROM month)::int - 1)) AS bits
    FROM (%s) AS source GROUP BY 1, 2 $text$, source)
$$;
--> statement-breakpoint
-- What dealers bought by year, beside the year before (docs/decisions/0018).
CREATE FUNCTION sales_years_from(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($text$
    SELECT dealer_id, year, sum(quantity)::bigint AS quantity, sum(quantity_before)::bigint AS quantity_before,
      sum(amount) AS amount, sum(amount_before) AS amount_before, sum(change_sign)::smallint AS months
    FROM (
      SELECT dealer_id, extract(year FROM month)::int AS year, change_sign * quantity AS quantity, 0 AS quantity_before,
        change_sign * amount AS amount, 0 AS amount_before, change_sign
      FROM (%1$s) AS change
      UNION ALL
      SELECT dealer_id, extract(year FROM month)::int + 1, 0, change_sign * quantity, 0, change_sign * amount, change_sign
      FROM (%1$s) AS change
    ) AS either GROUP BY dealer_id, year ORDER BY dealer_id, year $text$, changes)
$$;
--> statement-breakpoint
-- What is bought, by all that a line has (docs/decisions/0018): of each half-year by where the dealers stand. In one sum: an
-- import makes a hundred thousand rows, which need not be added up twice.
CREATE FUNCTION line_places_from(lines text, places text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
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
CREATE FUNCTION add_campaign_figures(statement text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO campaign_figures (campaign_id, member_id, region, status, tier, is_deleted, dealers, accepted,
    goal_reached, goal_threshold, tires_purchased, tires_missing, tires_fleet, plafond_accumulated, plafond_expendable) '
    || statement
$$;
--> statement-breakpoint
CREATE FUNCTION add_sales_figures(statement text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO sales_figures (year, part, member_id, region, status, tier, is_deleted, quantity, fleet_quantity,
    amount, dealers, dealers_either) ' || statement
$$;
--> statement-breakpoint
-- In the order in which they are read: a year's rows lie together, in some hundred pages instead of thousands. Sorted when
-- added up: the planner would else sort the lines for it.
CREATE FUNCTION add_line_figures(statement text, sign int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('INSERT INTO line_figures (year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
      lines, quantity, amount)
    SELECT year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, %2$s * lines,
      %2$s * quantity, %2$s * amount
    FROM (SELECT * FROM (%1$s) AS added OFFSET 0) AS change ORDER BY year, part, distributor_id', statement, sign)
$$;
--> statement-breakpoint
-- The rows that a statement added, changed or took away, with their signs.
CREATE FUNCTION changed_rows(operation text, which text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_string(array_remove(ARRAY[
    CASE WHEN operation <> 'INSERT' THEN 'SELECT -1 AS change_sign, gone.* FROM gone ' || which END,
    CASE WHEN operation <> 'DELETE' THEN 'SELECT 1 AS change_sign, came.* FROM came ' || which END
  ], NULL), ' UNION ALL ')
$$;
