CREATE TABLE "arena_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"version" integer NOT NULL,
	"active" boolean NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"games" integer NOT NULL,
	"strikes" integer NOT NULL,
	"points" jsonb NOT NULL,
	"called_at" bigint NOT NULL,
	"played_at" bigint,
	"entered_at" bigint NOT NULL,
	CONSTRAINT "arena_entries_once" UNIQUE("bot","game","rule_set")
);
--> statement-breakpoint
CREATE TABLE "arena_games" (
	"match" text NOT NULL,
	"number" integer NOT NULL,
	"deal" integer NOT NULL,
	"seating" jsonb NOT NULL,
	"text" text NOT NULL,
	"points" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "arena_games_match_number_pk" PRIMARY KEY("match","number")
);
--> statement-breakpoint
CREATE TABLE "arena_match_entries" (
	"match" text NOT NULL,
	"contestant" integer NOT NULL,
	"entry" text NOT NULL,
	"version" integer NOT NULL,
	"mu" double precision,
	"sigma" double precision,
	"place" integer,
	"points" jsonb,
	"ended_at" bigint,
	CONSTRAINT "arena_match_entries_match_contestant_pk" PRIMARY KEY("match","contestant")
);
--> statement-breakpoint
CREATE TABLE "arena_matches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"options" jsonb NOT NULL,
	"lineup" jsonb NOT NULL,
	"contestants" jsonb NOT NULL,
	"seed" text NOT NULL,
	"deals" integer NOT NULL,
	"played" integer NOT NULL,
	"blocks" integer NOT NULL,
	"attempt" integer NOT NULL,
	"claimed_until" bigint,
	"strikes" jsonb NOT NULL,
	"thinking" jsonb NOT NULL,
	"tally" jsonb NOT NULL,
	"outcome" jsonb,
	"live" jsonb,
	"asked_by" text,
	"tournament" text,
	"round" integer,
	"is_final" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "arena_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"version" integer NOT NULL,
	"match" text NOT NULL,
	"game" integer NOT NULL,
	"seat" integer NOT NULL,
	"failed" boolean NOT NULL,
	"micros" integer NOT NULL,
	"at" bigint NOT NULL,
	"call" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arena_tournament_bots" (
	"tournament" text NOT NULL,
	"bot" text NOT NULL,
	"version" integer NOT NULL,
	"signed_up_at" bigint NOT NULL,
	CONSTRAINT "arena_tournament_bots_tournament_bot_pk" PRIMARY KEY("tournament","bot")
);
--> statement-breakpoint
CREATE TABLE "arena_tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organiser" text NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"seats" integer NOT NULL,
	"deals" integer NOT NULL,
	"rounds" integer,
	"finals" boolean NOT NULL,
	"round" integer NOT NULL,
	"seed" text NOT NULL,
	"winner" jsonb,
	"starts_at" bigint,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "arena_entries" ADD CONSTRAINT "arena_entries_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_games" ADD CONSTRAINT "arena_games_match_arena_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."arena_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_match_entries" ADD CONSTRAINT "arena_match_entries_match_arena_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."arena_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_match_entries" ADD CONSTRAINT "arena_match_entries_entry_arena_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."arena_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_matches" ADD CONSTRAINT "arena_matches_tournament_arena_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."arena_tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_reports" ADD CONSTRAINT "arena_reports_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_reports" ADD CONSTRAINT "arena_reports_match_arena_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."arena_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_tournament_bots" ADD CONSTRAINT "arena_tournament_bots_tournament_arena_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."arena_tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_tournament_bots" ADD CONSTRAINT "arena_tournament_bots_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena_tournaments" ADD CONSTRAINT "arena_tournaments_organiser_people_id_fk" FOREIGN KEY ("organiser") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arena_entries_ladder" ON "arena_entries" USING btree ("game","rule_set","active");--> statement-breakpoint
CREATE INDEX "arena_match_entries_entry" ON "arena_match_entries" USING btree ("entry","ended_at");--> statement-breakpoint
CREATE INDEX "arena_matches_newest" ON "arena_matches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "arena_matches_ladder" ON "arena_matches" USING btree ("game","rule_set","created_at");--> statement-breakpoint
CREATE INDEX "arena_matches_open" ON "arena_matches" USING btree ("status") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "arena_matches_tournament" ON "arena_matches" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "arena_reports_newest" ON "arena_reports" USING btree ("bot","failed","id");--> statement-breakpoint
CREATE INDEX "arena_tournaments_status" ON "arena_tournaments" USING btree ("status","created_at");