CREATE TABLE "bot_tables" (
	"person" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "bot_tables_person_code_pk" PRIMARY KEY("person","code")
);
--> statement-breakpoint
ALTER TABLE "bot_tables" ADD CONSTRAINT "bot_tables_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_tables_code" ON "bot_tables" USING btree ("code");