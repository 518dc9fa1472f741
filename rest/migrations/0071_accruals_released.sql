ALTER TABLE "accrual_rows" DROP CONSTRAINT "accrual_rows_closing";--> statement-breakpoint
ALTER TABLE "accrual_months" ADD COLUMN "hash_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD COLUMN "prize_state" text collate "C";--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD COLUMN "released" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "accrual_rows" ADD CONSTRAINT "accrual_rows_closing" CHECK (closing = opening + accrued + corrections + adjustments - paid - released);