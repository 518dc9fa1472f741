-- VAT numbers are unique among all members, deleted ones included. Deferrable: a file may exchange two numbers.
ALTER TABLE members ADD CONSTRAINT members_vat_number_unique UNIQUE (vat_number) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE members ADD CONSTRAINT members_root_has_no_parent CHECK ((role = 'Programme') = (parent_id IS NULL));
--> statement-breakpoint
ALTER TABLE members ADD CONSTRAINT members_dealer_is_complete CHECK (
  role <> 'Dealer'
  OR (vat_number IS NOT NULL AND region IS NOT NULL AND province IS NOT NULL AND city IS NOT NULL
      AND status IS NOT NULL AND tier IS NOT NULL AND joined_on IS NOT NULL)
);
--> statement-breakpoint
-- Places a member below its parent. Whoever changes the tree holds the lock 7301 to the end of the transaction, so the
-- parent's path read here is the one that stays.
CREATE FUNCTION place_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent_path text;
BEGIN
  PERFORM pg_advisory_xact_lock(7301);
  SELECT path INTO parent_path FROM members WHERE id = NEW.parent_id;
  IF TG_OP = 'UPDATE' AND starts_with(parent_path, OLD.path) THEN
    RAISE EXCEPTION 'member % cannot stand below itself', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  NEW.path := coalesce(parent_path, '/') || NEW.id || '/';
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_place BEFORE INSERT OR UPDATE OF parent_id ON members
FOR EACH ROW EXECUTE FUNCTION place_member();
--> statement-breakpoint
-- A moved member takes everybody below it along: '/1/5/' to '/1/50' is the range of the paths that start with '/1/5/'.
CREATE FUNCTION move_subtree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET path = NEW.path || substr(path, length(OLD.path) + 1)
  WHERE path > OLD.path AND path < rtrim(OLD.path, '/') || '0';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_move AFTER UPDATE OF parent_id ON members
FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION move_subtree();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
