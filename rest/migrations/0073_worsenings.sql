CREATE TABLE "goal_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	"reason" text,
	"goal_before" integer NOT NULL,
	"goal_after" integer,
	"worsenings" jsonb NOT NULL,
	"accumulated_before" numeric(22, 2) NOT NULL,
	"accumulated_after" numeric(22, 2) NOT NULL,
	"expendable_before" numeric(22, 2) NOT NULL,
	"expendable_after" numeric(22, 2) NOT NULL,
	"debt_before" numeric(22, 2) NOT NULL,
	"debt_after" numeric(22, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_urgent";--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "rules_worsening" text collate "C" DEFAULT 'twoPersons' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "goals_worsening" text collate "C" DEFAULT 'told' NOT NULL;--> statement-breakpoint
ALTER TABLE "rules_previews" ADD COLUMN "worsening" jsonb;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD COLUMN "worsening" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "worsening" jsonb;--> statement-breakpoint
ALTER TABLE "goal_changes" ADD CONSTRAINT "goal_changes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_changes" ADD CONSTRAINT "goal_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_changes_membership" ON "goal_changes" USING btree ("campaign_id","dealer_id","id");--> statement-breakpoint
CREATE INDEX "outbox_urgent" ON "outbox" USING btree ("next_try_at") WHERE done_at is null and kind not in ('reminder', 'rulesChanged', 'goalChanged', 'closedEarly', 'notification', 'digest');--> statement-breakpoint
-- Who set the approvals before, and left rules without a second person, keeps that; all others begin with one.
UPDATE "approval_settings" SET "rules_worsening" = 'told' WHERE "version" > 1 AND NOT "rules_on";
