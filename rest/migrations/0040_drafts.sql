ALTER TABLE "memberships" ADD COLUMN "goal_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A service of an earlier version knows no drafts: it would count their memberships, and add imports to their sums.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 40 THEN
    RAISE EXCEPTION 'The table % is written by version 40 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
