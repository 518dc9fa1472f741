CREATE TABLE "accrual_months" (
	"month" text collate "C" PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" integer,
	"row_count" integer NOT NULL,
	"hash" text collate "C" NOT NULL,
	CONSTRAINT "accrual_months_month" CHECK (month ~ '^\d{4}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "accrual_rows" (
	"month" text collate "C" NOT NULL,
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"distributor_id" integer,
	"region" text NOT NULL,
	"unlocked" boolean NOT NULL,
	"accumulated" numeric(24, 2) NOT NULL,
	"opening" numeric(24, 2) NOT NULL,
	"accrued" numeric(24, 2) NOT NULL,
	"corrections" numeric(24, 2) NOT NULL,
	"adjustments" numeric(24, 2) NOT NULL,
	"paid" numeric(24, 2) NOT NULL,
	"closing" numeric(24, 2) NOT NULL,
	CONSTRAINT "accrual_rows_month_campaign_id_dealer_id_pk" PRIMARY KEY("month","campaign_id","dealer_id"),
	CONSTRAINT "accrual_rows_closing" CHECK (closing = opening + accrued + corrections + adjustments - paid)
);
--> statement-breakpoint
ALTER TABLE "accrual_months" ADD CONSTRAINT "accrual_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD CONSTRAINT "accrual_rows_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD CONSTRAINT "accrual_rows_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accrual_rows_dealer" ON "accrual_rows" USING btree ("dealer_id","month");--> statement-breakpoint
CREATE TRIGGER accrual_months_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON accrual_months
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER accrual_rows_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON accrual_rows
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- A service of an earlier version would record entries in closed months.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 47 THEN
    RAISE EXCEPTION 'The table % is written by version 47 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
