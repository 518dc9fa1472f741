ALTER TABLE "imports" ADD COLUMN "none_known_as_of" text collate "C";
--> statement-breakpoint
-- The rollups are written by the service, in plain statements (docs/rollups.md, docs/decisions/0025): no trigger adds up.
DROP TRIGGER memberships_added ON memberships;--> statement-breakpoint
DROP TRIGGER memberships_changed ON memberships;--> statement-breakpoint
DROP TRIGGER memberships_removed ON memberships;--> statement-breakpoint
DROP TRIGGER sales_months_added ON sales_months;--> statement-breakpoint
DROP TRIGGER sales_months_changed ON sales_months;--> statement-breakpoint
DROP TRIGGER sales_months_removed ON sales_months;--> statement-breakpoint
DROP TRIGGER sales_years_added ON sales_months;--> statement-breakpoint
DROP TRIGGER sales_years_changed ON sales_months;--> statement-breakpoint
DROP TRIGGER sales_years_removed ON sales_months;--> statement-breakpoint
DROP TRIGGER members_figures ON members;--> statement-breakpoint
DROP TRIGGER members_line_figures ON members;--> statement-breakpoint
DROP VIEW computed_campaign_figures, computed_sales_figures, computed_sales_years, computed_line_figures;--> statement-breakpoint
DROP FUNCTION keep_campaign_figures, keep_sales_figures, keep_sales_years, move_figures, move_line_figures,
  move_import_lines, keep_places, changed_rows, add_campaign_figures, add_sales_figures, add_line_figures, bits_of_months,
  campaign_figures_from, sales_figures_from, sales_years_from, presence_from, line_places_from, line_months_from, places_of;
--> statement-breakpoint
-- A service of an earlier version leaves it to the triggers to add up: what it writes would be missing in the rollups.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 39 THEN
    RAISE EXCEPTION 'The table % is written by version 39 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_refuse_older_writers BEFORE INSERT OR UPDATE OR DELETE ON memberships
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_writers();
--> statement-breakpoint
CREATE TRIGGER members_refuse_older_writers BEFORE UPDATE OF parent_id, region, status, tier, deleted_at ON members
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_writers();
