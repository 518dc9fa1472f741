CREATE TABLE "inbox_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"in_inbox" boolean NOT NULL,
	"mail" text collate "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"digest_id" bigint
);
--> statement-breakpoint
CREATE TABLE "notification_digests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_digests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"period" text collate "C" NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "notification_digests_once" UNIQUE("user_id","period","day")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"inbox" boolean NOT NULL,
	"mail" text collate "C" NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
DROP INDEX "outbox_urgent";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text collate "C" DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_digest_id_notification_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."notification_digests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_once" ON "inbox_items" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "inbox_items_user" ON "inbox_items" USING btree ("user_id","id") WHERE in_inbox;--> statement-breakpoint
CREATE INDEX "inbox_items_unread" ON "inbox_items" USING btree ("user_id","id") WHERE in_inbox and read_at is null;--> statement-breakpoint
CREATE INDEX "inbox_items_waiting" ON "inbox_items" USING btree ("mail","user_id") WHERE digest_id is null and mail in ('daily', 'weekly');--> statement-breakpoint
CREATE INDEX "inbox_items_digest" ON "inbox_items" USING btree ("digest_id") WHERE digest_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_urgent" ON "outbox" USING btree ("next_try_at") WHERE done_at is null and kind not in ('reminder', 'rulesChanged', 'notification', 'digest');