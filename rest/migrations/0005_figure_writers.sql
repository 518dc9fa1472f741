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
-- The rows of dealers by year, in the transaction and under the lock of what keeps the figures of many.
CREATE FUNCTION keep_sales_years() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7306);
  EXECUTE format('INSERT INTO sales_years AS kept (dealer_id, year, quantity, quantity_before, amount, amount_before, months)
    %s ON CONFLICT (dealer_id, year) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
      quantity_before = kept.quantity_before + excluded.quantity_before, amount = kept.amount + excluded.amount,
      amount_before = kept.amount_before + excluded.amount_before, months = kept.months + excluded.months',
    sales_years_from(changed_rows(TG_OP, '')));
  IF TG_OP = 'DELETE' THEN
    DELETE FROM sales_years WHERE months = 0 AND dealer_id = ANY (ARRAY(SELECT dealer_id FROM gone));
  END IF;
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
-- Adds an import's lines, or takes them away, in its transaction: its lines are in the table of sales, and their dealers kept
-- where they are by what was written of their months. The planner knows nothing yet of a million lines that have just come:
-- it would sort them, would take them for one and read all of them again for each dealer, which took 35 seconds instead of
-- two; and the price of a sort that is not wanted would make it compile for an import of ten lines, half a second.
CREATE FUNCTION move_import_lines(import int, sign int) RETURNS void LANGUAGE plpgsql
SET enable_sort = off SET jit = off SET enable_nestloop = off AS $$
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
CREATE TRIGGER sales_years_added AFTER INSERT ON sales_months REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
CREATE TRIGGER sales_years_changed AFTER UPDATE ON sales_months REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
CREATE TRIGGER sales_years_removed AFTER DELETE ON sales_months REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
CREATE TRIGGER members_figures AFTER UPDATE ON members REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION move_figures();
--> statement-breakpoint
CREATE TRIGGER members_line_figures AFTER UPDATE ON members REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION move_line_figures();
--> statement-breakpoint
-- What the figures are by what they are made of: they are compared with it.
DO $$
DECLARE
  places text := places_of('SELECT 1 AS sign, * FROM members');
  months text := 'SELECT 1 AS change_sign, dealer_id, month, quantity, fleet_quantity, amount FROM sales_months';
BEGIN
  EXECUTE 'CREATE VIEW computed_campaign_figures AS '
    || campaign_figures_from('SELECT 1 AS change_sign, * FROM memberships', places);
  EXECUTE 'CREATE VIEW computed_sales_figures AS '
    || sales_figures_from(months, presence_from(bits_of_months(months), bits_of_months(months), true), places);
  EXECUTE 'CREATE VIEW computed_sales_years AS ' || sales_years_from(months);
END $$;
--> statement-breakpoint
-- The same of lines, in a statement of its own: what the functions add up is not compared with themselves.
CREATE VIEW computed_line_figures AS
  SELECT year, part::smallint AS part, distributor_id, region, tier, brand_id, season, segment, rim, channel,
    sum(sign * lines)::bigint AS lines, sum(sign * quantity)::bigint AS quantity, sum(sign * amount) AS amount
  FROM (
    SELECT sign, date_part('year', sold_on)::int AS year, CASE WHEN date_part('month', sold_on) < 7 THEN 13 ELSE 14 END AS part,
      coalesce(distributor_id, 0) AS distributor_id, region, tier, brand_id, season, segment, rim, channel,
      count(*) AS lines, sum(quantity) AS quantity, sum(amount) AS amount
    FROM (SELECT * FROM sales) AS line JOIN (
        SELECT sign, id AS dealer_id, distributor_id, region, tier
        FROM (SELECT 1 AS sign, * FROM members) AS source WHERE role = 'Dealer'
      ) AS place
      USING (dealer_id)
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ) AS signed
  GROUP BY year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel
  UNION ALL
  SELECT date_part('year', sold_on)::int AS year, date_part('month', sold_on)::smallint AS part, 0 AS distributor_id,
    ''::text COLLATE "C" AS region, ''::text COLLATE "C" AS tier, brand_id, season, segment, rim, channel,
    count(*) AS lines, sum(quantity)::bigint AS quantity, sum(amount) AS amount
  FROM (SELECT * FROM sales) AS line
  GROUP BY 1, 2, brand_id, season, segment, rim, channel;
