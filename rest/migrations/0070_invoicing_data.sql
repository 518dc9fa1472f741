ALTER TABLE "members" ADD COLUMN "country" text collate "C" DEFAULT 'IT' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tax_code" text collate "C";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "pec" text;