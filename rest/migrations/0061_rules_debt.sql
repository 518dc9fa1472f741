ALTER TABLE "rules_version_dealers"
  ADD COLUMN "debt_before" numeric(22, 2) DEFAULT '0' NOT NULL,
  ADD COLUMN "debt_after" numeric(22, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "rules_preview_dealers"
  DROP COLUMN "outcome",
  ADD COLUMN "debt_before" numeric(22, 2) DEFAULT '0' NOT NULL,
  ADD COLUMN "debt_after" numeric(22, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "rules_preview_dealers" ADD COLUMN "outcome" integer GENERATED ALWAYS AS (case when accumulated_after <> accumulated_before then sign(accumulated_after - accumulated_before)
          else sign((expendable_after - debt_after) - (expendable_before - debt_before)) end::int) STORED NOT NULL;
