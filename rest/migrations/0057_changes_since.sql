CREATE TABLE "change_source" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_dealers" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text collate "C" NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_lines" (
	"import_id" integer NOT NULL,
	"document" text collate "C" NOT NULL,
	"line" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	CONSTRAINT "removed_lines_import_id_document_line_pk" PRIMARY KEY("import_id","document","line")
);
--> statement-breakpoint
CREATE TABLE "removed_memberships" (
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "removed_memberships_campaign_id_dealer_id_pk" PRIMARY KEY("campaign_id","dealer_id")
);
--> statement-breakpoint
-- Rows of before this migration count as changed by the first transaction of all: a constant, so that no table is rewritten.
ALTER TABLE "members" ADD COLUMN "changed_in" "xid8" DEFAULT '3' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "changed_in" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "changed_in" "xid8" DEFAULT '3' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "changed_in" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "changed_in" "xid8" DEFAULT '3' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "changed_in" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lines_changed_in" "xid8";--> statement-breakpoint
UPDATE imports SET lines_changed_in = '3' WHERE kind = 'sales' AND applied_at IS NOT NULL AND status <> 'undone';--> statement-breakpoint
CREATE INDEX "dealers_changed" ON "members" USING btree ("changed_in","id") WHERE role = 'Dealer';--> statement-breakpoint
CREATE INDEX "removed_dealers_changed" ON "removed_dealers" USING btree ("changed_in","id");--> statement-breakpoint
CREATE INDEX "memberships_changed" ON "memberships" USING btree ("changed_in","campaign_id","dealer_id");--> statement-breakpoint
CREATE INDEX "removed_memberships_changed" ON "removed_memberships" USING btree ("changed_in","campaign_id","dealer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_changed" ON "ledger_entries" USING btree ("changed_in","id");--> statement-breakpoint
CREATE INDEX "imports_lines_changed" ON "imports" USING btree ("lines_changed_in","id") WHERE lines_changed_in is not null;--> statement-breakpoint
INSERT INTO change_source DEFAULT VALUES;
--> statement-breakpoint
-- These triggers name the transaction that changes a row, and what is gone: they compute nothing.
CREATE FUNCTION name_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_changed_in BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION name_change();
--> statement-breakpoint
CREATE TRIGGER memberships_changed_in BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION name_change();
--> statement-breakpoint
CREATE FUNCTION name_removed_dealer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_dealers (id, path) VALUES (OLD.id, OLD.path);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_removed AFTER DELETE ON members FOR EACH ROW WHEN (OLD.role = 'Dealer')
  EXECUTE FUNCTION name_removed_dealer();
--> statement-breakpoint
CREATE FUNCTION name_removed_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_memberships (campaign_id, dealer_id) VALUES (OLD.campaign_id, OLD.dealer_id)
    ON CONFLICT (campaign_id, dealer_id) DO UPDATE SET changed_in = pg_current_xact_id();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_taken_out AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION name_removed_membership();
--> statement-breakpoint
CREATE FUNCTION name_changed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- an import whose undoing is refused is applied as before: none of its lines has changed
  IF TG_OP = 'INSERT' OR NEW.status = 'undone' OR OLD.status = 'applying' THEN
    NEW.lines_changed_in := pg_current_xact_id();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER imports_lines_changed_in BEFORE INSERT OR UPDATE OF status ON imports FOR EACH ROW
  WHEN (NEW.kind = 'sales' AND NEW.status IN ('applied', 'undone')) EXECUTE FUNCTION name_changed_lines();
--> statement-breakpoint
-- A service of an earlier version would undo an import without naming its lines.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 57 THEN
    RAISE EXCEPTION 'The table % is written by version 57 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
