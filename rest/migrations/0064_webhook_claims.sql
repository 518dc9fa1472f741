DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_leased" ON "webhook_deliveries" USING btree ("webhook_id") WHERE lease_until is not null;