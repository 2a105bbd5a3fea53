CREATE TABLE "hall_departures" (
	"person" text NOT NULL,
	"code" text NOT NULL,
	"left_at" bigint NOT NULL,
	"unfinished" boolean NOT NULL,
	CONSTRAINT "hall_departures_person_code_pk" PRIMARY KEY("person","code")
);
--> statement-breakpoint
CREATE TABLE "hall_seats" (
	"person" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hall_departures_left_at" ON "hall_departures" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "hall_seats_code" ON "hall_seats" USING btree ("code");--> statement-breakpoint
CREATE INDEX "presence_person" ON "presence" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_strangers" ON "tables" USING btree ("game") WHERE summary ->> 'company' = 'strangers' and phase <> 'closed';--> statement-breakpoint
CREATE INDEX "tables_open" ON "tables" USING btree ("game") WHERE phase <> 'closed';