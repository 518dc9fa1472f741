CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address" text collate "C" NOT NULL,
	"signed_in_at" timestamp with time zone,
	"link_opened_at" timestamp with time zone,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"address" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_pkey";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_purpose_pk" PRIMARY KEY("user_id","purpose");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "email" text collate "C";--> statement-breakpoint
-- links that are on their way went to the address that the user has
UPDATE "one_time_tokens" SET "email" = "users"."email" FROM "users" WHERE "users"."id" = "user_id";--> statement-breakpoint
DELETE FROM "one_time_tokens" WHERE "email" IS NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "asked_by" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_from" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
-- accounts that are in use count as confirmed; who was invited and has no password yet confirms by the invitation
UPDATE "users" SET "email_confirmed_at" = "created_at" WHERE "password_hash" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_unique" ON "security_events" USING btree ("user_id","kind","address","since");--> statement-breakpoint
CREATE INDEX "security_events_since" ON "security_events" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash_unique" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id_unique" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_email_unique" ON "users" USING btree ("email") WHERE email_confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");