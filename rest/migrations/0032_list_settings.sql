CREATE TABLE "list_settings" (
	"user_id" integer NOT NULL,
	"list" text collate "C" NOT NULL,
	"columns" jsonb NOT NULL,
	"views" jsonb NOT NULL,
	CONSTRAINT "list_settings_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;