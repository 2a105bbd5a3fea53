CREATE TABLE "table_answers" (
	"code" text NOT NULL,
	"person" text NOT NULL,
	"action_id" text NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "table_answers_code_person_action_id_pk" PRIMARY KEY("code","person","action_id")
);
--> statement-breakpoint
CREATE TABLE "table_events" (
	"code" text NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "table_events_code_seq_pk" PRIMARY KEY("code","seq")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"code" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"phase" text NOT NULL,
	"game" text NOT NULL,
	"visibility" text NOT NULL,
	"wake" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_answers" ADD CONSTRAINT "table_answers_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_events" ADD CONSTRAINT "table_events_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_wake" ON "tables" USING btree ("wake");--> statement-breakpoint
CREATE INDEX "tables_open" ON "tables" USING btree ("visibility","phase","changed_at");