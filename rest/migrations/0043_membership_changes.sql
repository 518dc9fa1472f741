CREATE TABLE "membership_changes" (
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "membership_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"cause" text collate "C" NOT NULL,
	"reference" integer,
	"tires_before" bigint NOT NULL,
	"tires_after" bigint NOT NULL,
	"accumulated_before" numeric(22, 2) NOT NULL,
	"accumulated_after" numeric(22, 2) NOT NULL,
	"expendable_before" numeric(22, 2) NOT NULL,
	"expendable_after" numeric(22, 2) NOT NULL,
	CONSTRAINT "membership_changes_campaign_id_dealer_id_id_pk" PRIMARY KEY("campaign_id","dealer_id","id")
);
--> statement-breakpoint
-- Figures that are there already: nobody knows any more what made them.
INSERT INTO membership_changes (campaign_id, dealer_id, at, cause, tires_before, tires_after, accumulated_before,
  accumulated_after, expendable_before, expendable_after)
SELECT campaign_id, dealer_id, now(), 'upgrade', 0, tires_purchased, 0, plafond_accumulated, 0, plafond_expendable
FROM memberships
WHERE campaign_id IN (SELECT id FROM campaigns WHERE state <> 'draft')
  AND (tires_purchased, plafond_accumulated, plafond_expendable) IS DISTINCT FROM (0, 0.00, 0.00)
ORDER BY campaign_id, dealer_id;
--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The table % is append-only.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER membership_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON membership_changes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- A service of an earlier version changes figures without saying why, and rules and acceptances without their versions.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 43 THEN
    RAISE EXCEPTION 'The table % is written by version 43 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
