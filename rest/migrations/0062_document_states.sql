CREATE TABLE "settlement_document_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_document_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"event" text collate "C" NOT NULL,
	"day" date,
	"reason" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" integer,
	"approval_id" integer
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "delivery" text collate "C" DEFAULT 'notSent' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "is_sent_assumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "undone_paid_on" date;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD COLUMN "payment" text collate "C" GENERATED ALWAYS AS (case when paid_on is not null then 'paid' when returned_on is not null then 'returned' else 'unpaid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD CONSTRAINT "settlement_document_events_document_id_settlement_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."settlement_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD CONSTRAINT "settlement_document_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD CONSTRAINT "settlement_document_events_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_document_events_document" ON "settlement_document_events" USING btree ("document_id","id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_document_id_settlement_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."settlement_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_document" ON "approvals" USING btree ("document_id","id");--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_notice" CHECK (kind <> 'notice' or delivery = 'notSent');--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_assumed" CHECK (delivery = 'sent' or not is_sent_assumed);--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_returned" CHECK ((returned_on is null) = (return_reason is null) and (returned_on is null or paid_on is null));--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_stays" CHECK (cancelled_at is null or is_sent_assumed or kind = 'notice' or (delivery in ('notSent', 'rejected') and paid_on is null));--> statement-breakpoint
-- Nobody knows what left the house before: each note counts as sent, until two persons say that it never was.
UPDATE settlement_documents SET delivery = 'sent', is_sent_assumed = true WHERE kind = 'creditNote';
--> statement-breakpoint
INSERT INTO settlement_document_events (document_id, event, reason, recorded_at)
SELECT id, 'assumedSent', 'Emessa prima della versione che registra gli invii', now()
FROM settlement_documents WHERE kind = 'creditNote' ORDER BY id;
--> statement-breakpoint
CREATE TRIGGER settlement_document_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settlement_document_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- A service of an earlier version would cancel what was sent or paid.
CREATE OR REPLACE FUNCTION refuse_older_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('gdd.writer_version', true), ''), '0')::int < 62 THEN
    RAISE EXCEPTION 'The table % is written by version 62 of the tables or a later one: stop the older REST services.', TG_TABLE_NAME
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_documents_refuse_older_writers BEFORE INSERT OR UPDATE ON settlement_documents
FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_writers();
