ALTER TABLE "accrual_rows" DROP CONSTRAINT "accrual_rows_closing";--> statement-breakpoint
ALTER TABLE "accrual_months" ADD COLUMN "hash_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD COLUMN "prize_state" text collate "C";--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD COLUMN "released" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "goal_before" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "goal_after" integer;--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "sold_on" date;--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "season" text collate "C";--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "segment" text collate "C";--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "rim" smallint;--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "channel" text collate "C";--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "removed_lines" ADD COLUMN "former_import_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lines_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "removed_lines_dealer" ON "removed_lines" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "removed_lines_former" ON "removed_lines" USING btree (document_key(document),"line","former_import_id") WHERE former_import_id is not null;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD CONSTRAINT "accrual_rows_closing" CHECK (closing = opening + accrued + corrections + adjustments - paid - released);--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_goal" CHECK ((goal_before is null) = (goal_after is null));