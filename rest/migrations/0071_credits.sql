CREATE TABLE "day_tires" (
	"user_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"day" date NOT NULL,
	"tires" bigint NOT NULL,
	CONSTRAINT "day_tires_user_id_dealer_id_day_pk" PRIMARY KEY("user_id","dealer_id","day")
);
--> statement-breakpoint
ALTER TABLE "approval_settings" DROP CONSTRAINT "approval_settings_limits";--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "stamp_charged" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_documents" drop column "total";--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "total" numeric(18, 2) GENERATED ALWAYS AS (net + tax - stamp_charged) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "redemption_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD COLUMN "redemption_amount" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_settings" ADD COLUMN "stamp_charged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "allowed_tires" bigint;--> statement-breakpoint
CREATE INDEX "ledger_entries_recorder" ON "ledger_entries" USING btree ("recorded_by","recorded_at") WHERE origin <> 'settlement';--> statement-breakpoint
ALTER TABLE "approval_settings" ADD CONSTRAINT "approval_settings_limits" CHECK (undo_tires >= 0 and adjustment_amount >= 0 and redemption_amount >= 0);--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_stamp" CHECK (stamp_charged >= 0 and stamp_charged < net and (kind <> 'notice' or stamp_charged = 0));