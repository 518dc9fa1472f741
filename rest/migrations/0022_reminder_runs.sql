CREATE TABLE "reminder_outcomes" (
	"run_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"refusal" text collate "C",
	"mail_id" bigint,
	CONSTRAINT "reminder_outcomes_run_id_campaign_id_dealer_id_pk" PRIMARY KEY("run_id","campaign_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_outcomes" ADD CONSTRAINT "reminder_outcomes_run_id_reminder_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reminder_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_outcomes" ADD CONSTRAINT "reminder_outcomes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_outcomes" ADD CONSTRAINT "reminder_outcomes_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_runs" ADD CONSTRAINT "reminder_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_runs_asked" ON "reminder_runs" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "outbox_urgent" ON "outbox" USING btree ("next_try_at") WHERE done_at is null and kind <> 'reminder';