CREATE TABLE "closed_statements" (
	"campaign_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"explanation" jsonb NOT NULL,
	"shares" jsonb NOT NULL,
	"rest" jsonb,
	CONSTRAINT "closed_statements_campaign_id_dealer_id_pk" PRIMARY KEY("campaign_id","dealer_id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "boost_bounded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "imports_at_closing" integer[];--> statement-breakpoint
ALTER TABLE "closed_statements" ADD CONSTRAINT "closed_statements_membership" FOREIGN KEY ("campaign_id","dealer_id") REFERENCES "public"."memberships"("campaign_id","dealer_id") ON DELETE no action ON UPDATE no action;