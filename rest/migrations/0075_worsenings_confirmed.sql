ALTER TABLE "rules_preview_dealers" DROP CONSTRAINT "rules_preview_dealers_dealer_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "rules_version_dealers" DROP CONSTRAINT "rules_version_dealers_dealer_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "goal_changes" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "goal_changes" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "goal_changes" ADD CONSTRAINT "goal_changes_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD CONSTRAINT "rules_versions_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;