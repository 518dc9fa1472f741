CREATE TABLE "tires_before" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "tires_before_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "tires_before_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tires_before" ADD CONSTRAINT "tires_before_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;