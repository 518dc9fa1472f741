CREATE TABLE "security_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor" text collate "C" DEFAULT 'offered' NOT NULL,
	"grace_days" integer DEFAULT 14 NOT NULL,
	"required_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone,
	CONSTRAINT "security_settings_one" CHECK (id = 1),
	CONSTRAINT "security_settings_grace" CHECK (grace_days >= 0)
);
--> statement-breakpoint
ALTER TABLE "security_settings" ADD CONSTRAINT "security_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "security_settings" ("id") VALUES (1);