ALTER TABLE "arena_matches" ADD COLUMN "turn_at" bigint;--> statement-breakpoint
ALTER TABLE "arena_matches" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "arena_matches_asked" ON "arena_matches" USING btree ("asked_by","turn_at") WHERE asked_by is not null;