CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"entity" text collate "C" NOT NULL,
	"entity_id" integer,
	"action" text collate "C" NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "auth_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"request_hash" text collate "C" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text collate "C" NOT NULL,
	"business_name" text NOT NULL,
	"role" text collate "C" NOT NULL,
	"parent_id" integer,
	"path" text collate "C" DEFAULT '' NOT NULL,
	"region" text collate "C",
	"province" text collate "C",
	"city" text,
	"vat_number" text collate "C",
	"email" text,
	"phone" text,
	"status" text collate "C",
	"tier" text collate "C",
	"joined_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold_text(business_name || ' ' || code || ' ' || coalesce(vat_number, '') || ' ' || coalesce(city, ''))) STORED NOT NULL,
	"name_sort" text collate "C" GENERATED ALWAYS AS (fold_text(business_name)) STORED NOT NULL,
	"city_sort" text collate "C" GENERATED ALWAYS AS (fold_text(city)) STORED
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"recipient" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"outcome" text collate "C",
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role" text collate "C" NOT NULL,
	CONSTRAINT "user_roles_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text collate "C" NOT NULL,
	"email" text collate "C",
	"name" text,
	"phone" text,
	"password_hash" text,
	"member_id" integer,
	"demonstration" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_parent_id_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "auth_attempts_subject" ON "auth_attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "auth_attempts_at" ON "auth_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_code_unique" ON "members" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_root" ON "members" USING btree ("role") WHERE role = 'Programme';--> statement-breakpoint
CREATE INDEX "members_path" ON "members" USING btree ("path");--> statement-breakpoint
CREATE INDEX "members_parent" ON "members" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "members_role_name" ON "members" USING btree ("role","name_sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealers_path" ON "members" USING btree ("path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_id" ON "members" USING btree ("id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_code" ON "members" USING btree ("code","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_name" ON "members" USING btree ("name_sort","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_vat_number" ON "members" USING btree ("vat_number","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_city" ON "members" USING btree ("city_sort","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_joined_on" ON "members" USING btree ("joined_on","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_region" ON "members" USING btree ("region","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_region_desc" ON "members" USING btree ("region" DESC NULLS FIRST,"id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_province" ON "members" USING btree ("province","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_province_desc" ON "members" USING btree ("province" DESC NULLS FIRST,"id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_status" ON "members" USING btree ("status","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_status_desc" ON "members" USING btree ("status" DESC NULLS FIRST,"id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_tier" ON "members" USING btree ("tier","id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealers_tier_desc" ON "members" USING btree ("tier" DESC NULLS FIRST,"id","path") WHERE role = 'Dealer' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_member" ON "users" USING btree ("member_id");