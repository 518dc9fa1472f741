CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"reason" text,
	"origin" text collate "C" NOT NULL,
	"reverses_id" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" integer,
	CONSTRAINT "ledger_entries_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0 and (kind <> 'redemption' or amount < 0)),
	CONSTRAINT "ledger_entries_reversal" CHECK ((kind = 'reversal') = (reverses_id is not null)),
	CONSTRAINT "ledger_entries_reason" CHECK (kind in ('redemption', 'setOff') or reason is not null)
);
--> statement-breakpoint
ALTER TABLE "campaign_figures" ADD COLUMN "redeemed" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_figures" ADD COLUMN "adjusted" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_figures" ADD COLUMN "debt" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "adjusted" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "set_off" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "entry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "entries_sum" numeric(18, 2) GENERATED ALWAYS AS (adjusted + set_off - redeemed) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "debt" numeric(22, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_membership" FOREIGN KEY ("campaign_id","dealer_id") REFERENCES "public"."memberships"("campaign_id","dealer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_membership" ON "ledger_entries" USING btree ("campaign_id","dealer_id");--> statement-breakpoint
CREATE INDEX "memberships_debt" ON "memberships" USING btree ("campaign_id","debt","dealer_id");--> statement-breakpoint
-- Redemptions are entries of the ledger, under the ids that they have.
INSERT INTO ledger_entries (id, campaign_id, dealer_id, kind, day, amount, reason, origin, recorded_at, recorded_by)
OVERRIDING SYSTEM VALUE
SELECT id, campaign_id, dealer_id, 'redemption', redeemed_on, -amount, note, 'hand', recorded_at, recorded_by
FROM redemptions ORDER BY id;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('ledger_entries', 'id'), coalesce(max(id), 0) + 1, false) FROM ledger_entries;
--> statement-breakpoint
DROP TABLE redemptions;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- Where more was spent than is earned today, the rest is a debt: it was not stored before. unlockAt is 100 by default.
UPDATE memberships SET entry_count = spent.entries,
  debt = greatest(redeemed - CASE
    WHEN 100 * tires_purchased >= coalesce((campaigns.incentive_detail ->> 'unlockAt')::numeric, 100) * goal_threshold
    THEN plafond_accumulated ELSE 0 END, 0)
FROM campaigns, (SELECT campaign_id, dealer_id, count(*) AS entries FROM ledger_entries GROUP BY campaign_id, dealer_id) AS spent
WHERE spent.campaign_id = memberships.campaign_id AND spent.dealer_id = memberships.dealer_id
  AND campaigns.id = memberships.campaign_id;
--> statement-breakpoint
-- What the rollup has not yet: added as rows that count nothing else.
INSERT INTO campaign_figures (campaign_id, member_id, region, status, tier, is_deleted, dealers, accepted, goal_reached,
  goal_threshold, tires_purchased, tires_missing, tires_fleet, plafond_accumulated, plafond_expendable, redeemed, debt)
SELECT memberships.campaign_id, node::int, region, status, tier, deleted_at IS NOT NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  sum(redeemed), sum(debt)
FROM memberships JOIN members ON members.id = memberships.dealer_id
  CROSS JOIN LATERAL unnest(string_to_array(trim(both '/' from left(path, length(path) - length(members.id::text) - 1)), '/')) AS node
WHERE redeemed <> 0 OR debt <> 0
GROUP BY memberships.campaign_id, node, region, status, tier, deleted_at IS NOT NULL;
--> statement-breakpoint
-- A change is caused by an entry, of whichever kind; the ids are those of the entries.
ALTER TABLE membership_changes DISABLE TRIGGER membership_changes_append_only;
--> statement-breakpoint
UPDATE membership_changes SET cause = 'entry' WHERE cause = 'redemption';
--> statement-breakpoint
ALTER TABLE membership_changes ENABLE TRIGGER membership_changes_append_only;
--> statement-breakpoint
-- A service of an earlier version knows no ledger, and no debts.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 45 THEN
    RAISE EXCEPTION 'The table % is written by version 45 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
