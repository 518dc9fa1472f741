CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"cause" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"about" jsonb NOT NULL,
	"notified_at" timestamp with time zone,
	"posted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "events_cause" ON "events" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "events_to_notify" ON "events" USING btree ("id") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "events_to_post" ON "events" USING btree ("id") WHERE posted_at is null;