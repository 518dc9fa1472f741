ALTER TABLE "settlement_document_events" ADD COLUMN "exchange_id" text collate "C";--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD COLUMN "codes" jsonb;