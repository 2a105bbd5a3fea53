ALTER TABLE "people" ADD COLUMN "networks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "arena_matches_turns" ON "arena_matches" USING btree ("turn_at") WHERE asked_by is not null;--> statement-breakpoint
CREATE INDEX "people_networks" ON "people" USING gin ("networks") WHERE is_anonymous;--> statement-breakpoint
CREATE INDEX "people_guests" ON "people" USING btree ("created_at") WHERE is_anonymous;