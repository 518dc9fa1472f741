CREATE TABLE "settlement_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealer_id" integer NOT NULL,
	"campaign_id" integer,
	"reason" text NOT NULL,
	"is_reason_shown" boolean NOT NULL,
	"held_by" integer NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"released_by" integer,
	"released_at" timestamp with time zone,
	CONSTRAINT "settlement_holds_released" CHECK ((released_by is null) = (released_at is null))
);
--> statement-breakpoint
ALTER TABLE "settlement_settings" ADD COLUMN "days_back" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_holds" ADD CONSTRAINT "settlement_holds_dealer_id_members_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_holds" ADD CONSTRAINT "settlement_holds_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_holds" ADD CONSTRAINT "settlement_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_holds" ADD CONSTRAINT "settlement_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_holds_once" ON "settlement_holds" USING btree ("dealer_id",coalesce(campaign_id, 0)) WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "settlement_holds_campaign" ON "settlement_holds" USING btree ("campaign_id","id");