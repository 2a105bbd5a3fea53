CREATE TABLE "bot_calls" (
	"code" text NOT NULL,
	"session" integer NOT NULL,
	"number" integer NOT NULL,
	"move" integer NOT NULL,
	"seat" integer NOT NULL,
	"bot" text NOT NULL,
	"at" bigint NOT NULL,
	"micros" integer NOT NULL,
	"call" json NOT NULL,
	CONSTRAINT "bot_calls_code_session_number_move_pk" PRIMARY KEY("code","session","number","move")
);
--> statement-breakpoint
ALTER TABLE "bot_calls" ADD CONSTRAINT "bot_calls_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_calls_newest" ON "bot_calls" USING btree ("bot","at");