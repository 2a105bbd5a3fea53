CREATE TABLE "daily_deals" (
	"day" text NOT NULL,
	"game" text NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"levels" jsonb NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "daily_deals_day_game_pk" PRIMARY KEY("day","game")
);
--> statement-breakpoint
CREATE TABLE "daily_tries" (
	"code" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"game" text NOT NULL,
	"person" text,
	"guest" boolean NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	"points" integer,
	"game_id" text,
	"unfinished" boolean DEFAULT false NOT NULL,
	CONSTRAINT "daily_tries_once" UNIQUE("person","day","game")
);
--> statement-breakpoint
CREATE INDEX "daily_tries_points" ON "daily_tries" USING btree ("day","game","points","ended_at");--> statement-breakpoint
CREATE INDEX "daily_tries_game" ON "daily_tries" USING btree ("game_id");