CREATE TABLE "approval_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"closing_on" boolean DEFAULT false NOT NULL,
	"rules_on" boolean DEFAULT false NOT NULL,
	"undo_on" boolean DEFAULT false NOT NULL,
	"undo_tires" integer DEFAULT 0 NOT NULL,
	"adjustment_on" boolean DEFAULT false NOT NULL,
	"adjustment_amount" numeric(14, 2) DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone,
	CONSTRAINT "approval_settings_one" CHECK (id = 1),
	CONSTRAINT "approval_settings_limits" CHECK (undo_tires >= 0 and adjustment_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"state" text collate "C" DEFAULT 'pending' NOT NULL,
	"subject" text collate "C" NOT NULL,
	"campaign_id" integer,
	"dealer_id" integer,
	"import_id" integer,
	"input" jsonb,
	"request" jsonb NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "approvals_decided" CHECK ((state in ('approved', 'refused', 'withdrawn')) = (decided_at is not null)),
	CONSTRAINT "approvals_second" CHECK (state not in ('approved', 'refused') or decided_by <> proposed_by),
	CONSTRAINT "approvals_reason" CHECK ((state = 'refused') = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "approval_settings" ADD CONSTRAINT "approval_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_pending" ON "approvals" USING btree ("subject") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_campaign" ON "approvals" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "approvals_import" ON "approvals" USING btree ("import_id","id");--> statement-breakpoint
INSERT INTO approval_settings DEFAULT VALUES;
--> statement-breakpoint
-- A service of an earlier version would do at once what a second person has to confirm.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 48 THEN
    RAISE EXCEPTION 'The table % is written by version 48 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
