CREATE TABLE "settlement_counters" (
	"kind" text collate "C" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "settlement_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "settlement_document_lines" (
	"document_id" integer NOT NULL,
	"place" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"credit" numeric(18, 2) NOT NULL,
	"set_off" numeric(18, 2) NOT NULL,
	"paid" numeric(18, 2) NOT NULL,
	CONSTRAINT "settlement_document_lines_document_id_place_pk" PRIMARY KEY("document_id","place"),
	CONSTRAINT "settlement_document_lines_paid" CHECK (paid = credit - set_off and paid >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"net" numeric(18, 2) NOT NULL,
	"tax" numeric(18, 2) NOT NULL,
	"total" numeric(18, 2) GENERATED ALWAYS AS (net + tax) STORED NOT NULL,
	"receiver" jsonb NOT NULL,
	"paid_on" date,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" text,
	CONSTRAINT "settlement_documents_sequence" UNIQUE("kind","year","sequence"),
	CONSTRAINT "settlement_documents_number" UNIQUE("number"),
	CONSTRAINT "settlement_documents_net" CHECK (net > 0 and tax >= 0),
	CONSTRAINT "settlement_documents_cancelled" CHECK ((cancelled_at is null) = (cancel_reason is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"credits" numeric(18, 2) NOT NULL,
	"debts" numeric(18, 2) NOT NULL,
	"set_off" numeric(18, 2) NOT NULL,
	"net" numeric(18, 2) NOT NULL,
	"outcome" text collate "C" NOT NULL,
	"credit_note" boolean NOT NULL,
	"parts" jsonb NOT NULL,
	"moves" jsonb NOT NULL,
	CONSTRAINT "settlement_lines_settlement_id_dealer_id_pk" PRIMARY KEY("settlement_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"tax_rate" numeric(5, 2),
	"tax_nature" text collate "C",
	"tax_reference" text,
	"sender" jsonb,
	"names_invoices" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone,
	CONSTRAINT "settlement_settings_one" CHECK (id = 1),
	CONSTRAINT "settlement_settings_tax" CHECK (tax_rate is null or tax_nature is null)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"campaign_ids" integer[] NOT NULL,
	"filter" jsonb NOT NULL,
	"minimum" numeric(18, 2) NOT NULL,
	"day" date NOT NULL,
	"state" text collate "C" DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"proposed_by" integer,
	"proposed_at" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"settings" jsonb,
	CONSTRAINT "settlements_proposed" CHECK ((state = 'draft') = (proposed_at is null)),
	CONSTRAINT "settlements_decided" CHECK ((state in ('approved', 'withdrawn')) = (decided_at is not null))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "postal_code" text collate "C";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sdi_code" text collate "C";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "settlement" text collate "C" DEFAULT 'creditNote' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "settlement_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "settlement_document_lines" ADD CONSTRAINT "settlement_document_lines_document_id_settlement_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."settlement_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_document_lines" ADD CONSTRAINT "settlement_document_lines_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_documents" ADD CONSTRAINT "settlement_documents_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_settings" ADD CONSTRAINT "settlement_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_document_lines_campaign" ON "settlement_document_lines" USING btree ("campaign_id","document_id");--> statement-breakpoint
CREATE INDEX "settlement_documents_settlement" ON "settlement_documents" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE INDEX "settlement_documents_dealer" ON "settlement_documents" USING btree ("dealer_id","id");--> statement-breakpoint
CREATE INDEX "settlements_state" ON "settlements" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_document_id_settlement_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."settlement_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_document" ON "ledger_entries" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
INSERT INTO settlement_settings DEFAULT VALUES;
