ALTER TABLE "approval_settings" DROP CONSTRAINT "approval_settings_limits";--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "redemption_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "redemption_amount" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_recorder" ON "ledger_entries" USING btree ("recorded_by","recorded_at") WHERE origin <> 'settlement';--> statement-breakpoint
ALTER TABLE "approval_settings" ADD CONSTRAINT "approval_settings_limits" CHECK (undo_tires >= 0 and adjustment_amount >= 0 and redemption_amount >= 0);