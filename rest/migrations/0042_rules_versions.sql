CREATE TABLE "rules_preview_dealers" (
	"preview_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"accepted" boolean NOT NULL,
	"accumulated_before" numeric(22, 2) NOT NULL,
	"accumulated_after" numeric(22, 2) NOT NULL,
	"expendable_before" numeric(22, 2) NOT NULL,
	"expendable_after" numeric(22, 2) NOT NULL,
	"outcome" integer GENERATED ALWAYS AS (case when accumulated_after <> accumulated_before then sign(accumulated_after - accumulated_before)
          else sign(expendable_after - expendable_before) end::int) STORED NOT NULL,
	CONSTRAINT "rules_preview_dealers_preview_id_dealer_id_pk" PRIMARY KEY("preview_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "rules_previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rules_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"rules_version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_hash" text collate "C" NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rules_version_dealers" (
	"campaign_id" integer NOT NULL,
	"version" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"accumulated_before" numeric(22, 2) NOT NULL,
	"accumulated_after" numeric(22, 2) NOT NULL,
	"expendable_before" numeric(22, 2) NOT NULL,
	"expendable_after" numeric(22, 2) NOT NULL,
	CONSTRAINT "rules_version_dealers_campaign_id_dealer_id_version_pk" PRIMARY KEY("campaign_id","dealer_id","version")
);
--> statement-breakpoint
CREATE TABLE "rules_versions" (
	"campaign_id" integer NOT NULL,
	"version" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_by" integer,
	"reason" text,
	"rules" jsonb NOT NULL,
	"rules_hash" text collate "C",
	CONSTRAINT "rules_versions_campaign_id_version_pk" PRIMARY KEY("campaign_id","version")
);
--> statement-breakpoint
DROP INDEX "outbox_urgent";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "rules_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "accepted_rules_version" integer;--> statement-breakpoint
ALTER TABLE "rules_preview_dealers" ADD CONSTRAINT "rules_preview_dealers_preview_id_rules_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."rules_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_preview_dealers" ADD CONSTRAINT "rules_preview_dealers_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_previews" ADD CONSTRAINT "rules_previews_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_previews" ADD CONSTRAINT "rules_previews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_version_dealers" ADD CONSTRAINT "rules_version_dealers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_version_dealers" ADD CONSTRAINT "rules_version_dealers_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD CONSTRAINT "rules_versions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD CONSTRAINT "rules_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rules_previews_campaign" ON "rules_previews" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "outbox_urgent" ON "outbox" USING btree ("next_try_at") WHERE done_at is null and kind not in ('reminder', 'rulesChanged');--> statement-breakpoint
INSERT INTO "rules_versions" ("campaign_id", "version", "since", "rules")
SELECT "id", 1, "created_at", jsonb_build_object('startsOn', "starts_on", 'endsOn', "ends_on",
  'incentiveDetail', "incentive_detail", 'factorBoostDetail', "factor_boost_detail", 'eligibility', "eligibility")
FROM "campaigns" WHERE "state" <> 'draft';--> statement-breakpoint
UPDATE "memberships" SET "accepted_rules_version" = 1 WHERE "accepted_at" IS NOT NULL;
