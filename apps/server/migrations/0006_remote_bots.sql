CREATE TABLE "arena_lines" (
	"bot" text PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"line" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arena_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"message" json NOT NULL,
	"patience" integer NOT NULL,
	"taken_by" text,
	"answer" json,
	"asked_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arena_entries" ADD COLUMN "pool" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "arena_matches" ADD COLUMN "pool" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bots" ADD COLUMN "remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "arena_lines" ADD CONSTRAINT "arena_lines_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arena_questions_bot" ON "arena_questions" USING btree ("bot");