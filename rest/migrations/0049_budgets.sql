CREATE TABLE "budget_crossings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_crossings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"basis" text collate "C" NOT NULL,
	"threshold" integer NOT NULL,
	"budget" numeric(14, 2) NOT NULL,
	"amount" numeric(24, 2) NOT NULL,
	"crossed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_crossings_once" UNIQUE("campaign_id","basis","threshold")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "budget" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "budget_crossings" ADD CONSTRAINT "budget_crossings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_budget" CHECK (budget > 0);