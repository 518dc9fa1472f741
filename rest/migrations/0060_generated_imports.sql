DROP INDEX "imports_content_unique";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "is_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_content_unique" ON "imports" USING btree ("kind","content_hash") WHERE status in ('applying', 'applied', 'undoing') and not is_generated;