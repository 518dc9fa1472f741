CREATE TABLE "document_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text collate "C" NOT NULL,
	"xml" text NOT NULL,
	"sha256" text collate "C" NOT NULL,
	"receiver" jsonb NOT NULL,
	"invoices_left_out" integer NOT NULL,
	"state" text collate "C" DEFAULT 'prepared' NOT NULL,
	"prepared_by" integer NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_files_attempt" UNIQUE("document_id","attempt"),
	CONSTRAINT "document_files_number" UNIQUE("number"),
	CONSTRAINT "document_files_name" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_settlement_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."settlement_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_document_events" ADD CONSTRAINT "settlement_document_events_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was prepared stays as it was: only its state moves.
CREATE TRIGGER document_files_frozen
BEFORE UPDATE OF document_id, attempt, number, name, xml, sha256, receiver, invoices_left_out OR DELETE OR TRUNCATE ON document_files
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
