CREATE TABLE "house_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "claimed_until" bigint;