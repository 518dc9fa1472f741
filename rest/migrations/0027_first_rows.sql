CREATE TABLE "sales_years" (
	"dealer_id" integer NOT NULL,
	"year" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"quantity_before" bigint NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"amount_before" numeric(20, 2) NOT NULL,
	"months" smallint NOT NULL,
	"difference" bigint GENERATED ALWAYS AS (quantity - quantity_before) STORED NOT NULL,
	"difference_percentage" numeric(18, 1) GENERATED ALWAYS AS (case when quantity_before > 0 then round(100.0 * (quantity - quantity_before) / quantity_before, 1) end) STORED,
	CONSTRAINT "sales_years_dealer_id_year_pk" PRIMARY KEY("dealer_id","year")
);
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
DO $$ BEGIN
  EXECUTE 'CREATE VIEW computed_sales_years AS ' || sales_years_from('SELECT 1 AS change_sign, * FROM sales_months');
END $$;
--> statement-breakpoint
-- What is there may be millions of rows.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
INSERT INTO sales_years (dealer_id, year, quantity, quantity_before, amount, amount_before, months)
SELECT dealer_id, year, quantity, quantity_before, amount, amount_before, months FROM computed_sales_years;
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
CREATE TRIGGER sales_years_added AFTER INSERT ON sales_months REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
CREATE TRIGGER sales_years_changed AFTER UPDATE ON sales_months REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
CREATE TRIGGER sales_years_removed AFTER DELETE ON sales_months REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_sales_years();
--> statement-breakpoint
DROP INDEX "sales_months_month";--> statement-breakpoint
DROP INDEX "members_parent";--> statement-breakpoint
ALTER TABLE "sales_months" ADD COLUMN "fleet_percentage" numeric(18, 1) GENERATED ALWAYS AS (case when quantity <= 0 then 0 else floor((2000.0 * fleet_quantity + quantity) / (2 * quantity)) / 10 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_years_quantity" ON "sales_years" USING btree ("year","quantity","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_years_quantity_before" ON "sales_years" USING btree ("year","quantity_before","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_years_amount" ON "sales_years" USING btree ("year","amount","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_years_amount_before" ON "sales_years" USING btree ("year","amount_before","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_years_difference" ON "sales_years" USING btree ("year","difference","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_years_difference_percentage" ON "sales_years" USING btree ("year","difference_percentage","dealer_id");--> statement-breakpoint
CREATE INDEX "members_above" ON "members" USING btree ("id") WHERE role <> 'Dealer';--> statement-breakpoint
CREATE INDEX "sales_months_quantity" ON "sales_months" USING btree ("month","quantity","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_months_fleet" ON "sales_months" USING btree ("month","fleet_quantity","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_months_fleet_percentage" ON "sales_months" USING btree ("month","fleet_percentage","dealer_id");--> statement-breakpoint
CREATE INDEX "sales_months_amount" ON "sales_months" USING btree ("month","amount","dealer_id");--> statement-breakpoint
CREATE INDEX "members_parent" ON "members" USING btree ("parent_id","id");