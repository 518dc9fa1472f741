-- A service of an earlier version that still runs beside this one would take in sales and leave out what is added up of
-- them since. Whoever writes sales says by which version (database/connections/longTransaction.ts); a migration that
-- changes what is added up replaces the number here. The import of an older service waits, and a newer one applies it.
CREATE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 35 THEN
    RAISE EXCEPTION 'Sales are written by version 35 of the tables or a later one: stop the older REST services.'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_refuse_older_writers BEFORE INSERT OR DELETE ON sales
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_writers();
