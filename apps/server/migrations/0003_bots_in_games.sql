ALTER TABLE "game_seats" ADD COLUMN "bot" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "host" text;