CREATE TABLE "campaign_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"region" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"tier" text collate "C" NOT NULL,
	"is_deleted" boolean NOT NULL,
	"dealers" bigint NOT NULL,
	"accepted" bigint NOT NULL,
	"goal_reached" bigint NOT NULL,
	"goal_threshold" bigint NOT NULL,
	"tires_purchased" bigint NOT NULL,
	"tires_missing" bigint NOT NULL,
	"tires_fleet" bigint NOT NULL,
	"plafond_accumulated" numeric(24, 2) NOT NULL,
	"plafond_expendable" numeric(24, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"part" smallint NOT NULL,
	"member_id" integer NOT NULL,
	"region" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"tier" text collate "C" NOT NULL,
	"is_deleted" boolean NOT NULL,
	"quantity" bigint NOT NULL,
	"fleet_quantity" bigint NOT NULL,
	"amount" numeric(24, 2) NOT NULL,
	"dealers" bigint NOT NULL,
	"dealers_either" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "campaign_figures_place" ON "campaign_figures" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "sales_figures_place" ON "sales_figures" USING btree ("member_id","year","part");
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
-- The rows that a statement added, changed or took away, with their signs.
CREATE FUNCTION changed_rows(operation text, which text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_string(array_remove(ARRAY[
    CASE WHEN operation <> 'INSERT' THEN 'SELECT -1 AS change_sign, gone.* FROM gone ' || which END,
    CASE WHEN operation <> 'DELETE' THEN 'SELECT 1 AS change_sign, came.* FROM came ' || which END
  ], NULL), ' UNION ALL ')
$$;
--> statement-breakpoint
-- Keeps dealers where they are until the transaction ends. Whoever changes a dealer's place holds its row too, so that each
-- sees what the other has written. In the order of their ids, as everybody locks them.
CREATE FUNCTION keep_places(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('SELECT 1 FROM members WHERE id = ANY (ARRAY(SELECT dealer_id FROM (%s) AS change)) ORDER BY id FOR SHARE',
    changes)
$$;
--> statement-breakpoint
CREATE FUNCTION keep_campaign_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := changed_rows(TG_OP, '');
BEGIN
  EXECUTE keep_places(changes);
  EXECUTE add_campaign_figures(campaign_figures_from(changes, places_of('SELECT 1 AS sign, * FROM members')));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Months are written by one transaction at a time: which of them a dealer has is looked up in the table.
CREATE FUNCTION keep_sales_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := changed_rows(TG_OP, '');
  first_month date;
  last_month date;
  presence text := 'SELECT NULL::int, NULL::int, NULL::int, 0::bigint, 0::bigint, 0::numeric, 0, 0 WHERE false';
BEGIN
  PERFORM pg_advisory_xact_lock(7306);
  EXECUTE keep_places(changes);
  IF TG_OP <> 'UPDATE' THEN
    EXECUTE format('SELECT min(month), max(month) FROM (%s) AS change', changes) INTO first_month, last_month;
    presence := presence_from(
      bits_of_months(format('SELECT * FROM sales_months
        WHERE dealer_id = ANY (ARRAY(SELECT dealer_id FROM (%s) AS change)) AND month BETWEEN %L AND %L', changes,
        date_trunc('year', first_month) - interval '1 year', date_trunc('year', last_month) + interval '23 months')),
      bits_of_months(changes), TG_OP = 'INSERT');
  END IF;
  EXECUTE add_sales_figures(sales_figures_from(changes, presence, places_of('SELECT 1 AS sign, * FROM members')));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A dealer that moves, or of which something changes that figures are divided by, takes all of its own along.
CREATE FUNCTION move_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved int[] := ARRAY(
    SELECT id FROM gone JOIN came USING (id) WHERE came.role = 'Dealer'
      AND (gone.path, gone.region, gone.status, gone.tier, gone.deleted_at IS NULL)
        IS DISTINCT FROM (came.path, came.region, came.status, came.tier, came.deleted_at IS NULL));
  places text;
  months text;
BEGIN
  IF moved = '{}' THEN
    RETURN NULL;
  END IF;
  places := places_of(format('SELECT -1 AS sign, * FROM gone WHERE id = ANY (%1$L)
    UNION ALL SELECT 1 AS sign, * FROM came WHERE id = ANY (%1$L)', moved));
  months := format('SELECT 1 AS change_sign, * FROM sales_months WHERE dealer_id = ANY (%L)', moved);
  EXECUTE add_campaign_figures(campaign_figures_from(
    format('SELECT 1 AS change_sign, * FROM memberships WHERE dealer_id = ANY (%L)', moved), places));
  EXECUTE add_sales_figures(sales_figures_from(
    months, presence_from(bits_of_months(months), bits_of_months(months), true), places));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, in the order in which everybody locks dealers.
CREATE OR REPLACE FUNCTION move_subtree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM members WHERE path > OLD.path AND path < rtrim(OLD.path, '/') || '0' ORDER BY id FOR NO KEY UPDATE;
  UPDATE members SET path = NEW.path || substr(path, length(OLD.path) + 1)
  WHERE path > OLD.path AND path < rtrim(OLD.path, '/') || '0';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_added AFTER INSERT ON memberships REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_figures();
--> statement-breakpoint
CREATE TRIGGER memberships_changed AFTER UPDATE ON memberships REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_figures();
--> statement-breakpoint
CREATE TRIGGER memberships_removed AFTER DELETE ON memberships REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_figures();
--> statement-breakpoint
CREATE TRIGGER sales_months_added AFTER INSERT ON sales_months REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_figures();
--> statement-breakpoint
CREATE TRIGGER sales_months_changed AFTER UPDATE ON sales_months REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_figures();
--> statement-breakpoint
CREATE TRIGGER sales_months_removed AFTER DELETE ON sales_months REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_figures();
--> statement-breakpoint
CREATE TRIGGER members_figures AFTER UPDATE ON members REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION move_figures();
--> statement-breakpoint
-- What the figures are by what they are made of: what a database from before them begins with, and what they are compared
-- with.
DO $$
DECLARE
  places text := places_of('SELECT 1 AS sign, * FROM members');
  months text := 'SELECT 1 AS change_sign, * FROM sales_months';
BEGIN
  EXECUTE 'CREATE VIEW computed_campaign_figures AS '
    || campaign_figures_from('SELECT 1 AS change_sign, * FROM memberships', places);
  EXECUTE 'CREATE VIEW computed_sales_figures AS '
    || sales_figures_from(months, presence_from(bits_of_months(months), bits_of_months(months), true), places);
END $$;
--> statement-breakpoint
-- What is there may be millions of rows.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE add_campaign_figures('SELECT * FROM computed_campaign_figures');
  EXECUTE add_sales_figures('SELECT * FROM computed_sales_figures');
END $$;
