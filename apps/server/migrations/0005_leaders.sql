CREATE TABLE "leaders_count" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "leaders_due" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	CONSTRAINT "leaders_due_game_id_unique" UNIQUE("game_id")
);
--> statement-breakpoint
CREATE TABLE "leaders_meetings" (
	"season" text NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"person" text NOT NULL,
	"other" text NOT NULL,
	"games" integer NOT NULL,
	"day" integer NOT NULL,
	"today" integer NOT NULL,
	CONSTRAINT "leaders_meetings_season_game_rule_set_person_other_pk" PRIMARY KEY("season","game","rule_set","person","other")
);
--> statement-breakpoint
CREATE TABLE "leaders_ratings" (
	"season" text NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"person" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"shown" integer NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL,
	"opponents" integer NOT NULL,
	"recent" jsonb NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "leaders_ratings_season_game_rule_set_person_pk" PRIMARY KEY("season","game","rule_set","person")
);
--> statement-breakpoint
ALTER TABLE "leaders_due" ADD CONSTRAINT "leaders_due_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaders_ratings_board" ON "leaders_ratings" USING btree ("season","game","rule_set","shown");--> statement-breakpoint
CREATE INDEX "leaders_ratings_person" ON "leaders_ratings" USING btree ("person","game","rule_set");--> statement-breakpoint
INSERT INTO "leaders_count" ("id") VALUES (1);--> statement-breakpoint
CREATE FUNCTION "leaders_game_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."leaders_due" ("game_id") VALUES (NEW."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "leaders_game_stored" AFTER INSERT ON "games" FOR EACH ROW WHEN (NOT NEW."practice") EXECUTE FUNCTION "leaders_game_stored"();--> statement-breakpoint
INSERT INTO "leaders_due" ("game_id") SELECT "id" FROM "games" WHERE NOT "practice" ORDER BY "ended_at", "id";
