CREATE TABLE "bot_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"session" integer NOT NULL,
	"number" integer NOT NULL,
	"seat" integer NOT NULL,
	"at" bigint NOT NULL,
	"failed" boolean NOT NULL,
	"micros" integer NOT NULL,
	"call" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_versions" (
	"bot" text NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"bytes" integer NOT NULL,
	"sound" boolean NOT NULL,
	"restored" integer,
	"at" bigint NOT NULL,
	CONSTRAINT "bot_versions_bot_number_pk" PRIMARY KEY("bot","number")
);
--> statement-breakpoint
CREATE TABLE "bots" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"description" text NOT NULL,
	"sharing" text NOT NULL,
	"version" integer NOT NULL,
	"sound" boolean NOT NULL,
	"fork" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
ALTER TABLE "bot_reports" ADD CONSTRAINT "bot_reports_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_versions" ADD CONSTRAINT "bot_versions_bot_bots_id_fk" FOREIGN KEY ("bot") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_reports_newest" ON "bot_reports" USING btree ("bot","failed","id");--> statement-breakpoint
CREATE INDEX "bots_owner" ON "bots" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "bots_open" ON "bots" USING btree ("updated_at") WHERE sharing <> 'private' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "bots_deleted" ON "bots" USING btree ("deleted_at") WHERE deleted_at is not null;