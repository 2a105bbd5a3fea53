CREATE TABLE "table_snapshots" (
	"code" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"folding" integer NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_snapshots" ADD CONSTRAINT "table_snapshots_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE cascade ON UPDATE no action;