CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"person" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"person" text NOT NULL,
	"muted" text NOT NULL,
	CONSTRAINT "chat_mutes_person_muted_pk" PRIMARY KEY("person","muted")
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message" bigint NOT NULL,
	"code" text NOT NULL,
	"person" text NOT NULL,
	"reporter" text NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_reports_once" UNIQUE("message","reporter")
);
--> statement-breakpoint
CREATE TABLE "game_seats" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"person" text,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"place" integer NOT NULL,
	"ended_at" bigint NOT NULL,
	CONSTRAINT "game_seats_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"session" integer NOT NULL,
	"number" integer NOT NULL,
	"game" text NOT NULL,
	"rule_set" text NOT NULL,
	"seats" integer NOT NULL,
	"visibility" text NOT NULL,
	"practice" boolean NOT NULL,
	"text" text NOT NULL,
	"result" jsonb NOT NULL,
	"statistics" jsonb NOT NULL,
	"proof" jsonb NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL,
	CONSTRAINT "games_of_a_table" UNIQUE("code","session","number")
);
--> statement-breakpoint
CREATE TABLE "house_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"code" text NOT NULL,
	"person" text NOT NULL,
	"node" text NOT NULL,
	"socket" text NOT NULL,
	CONSTRAINT "presence_code_socket_pk" PRIMARY KEY("code","socket")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"person" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"config_id" text DEFAULT 'default' NOT NULL,
	"name" text,
	"start" text,
	"person" text NOT NULL,
	"prefix" text,
	"key" text NOT NULL,
	"refill_interval" integer,
	"refill_amount" integer,
	"last_refill_at" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"rate_limit_enabled" boolean DEFAULT false NOT NULL,
	"rate_limit_time_window" integer,
	"rate_limit_max" integer,
	"request_count" integer DEFAULT 0 NOT NULL,
	"remaining" integer,
	"last_request" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"permissions" text,
	"metadata" text,
	CONSTRAINT "api_tokens_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"username" text,
	"display_username" text,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"person" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "sign_ins_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "tables_open";--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "summary" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "claimed_until" bigint;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seats" ADD CONSTRAINT "game_seats_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_table" ON "chat_messages" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "chat_reports_at" ON "chat_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "game_seats_person" ON "game_seats" USING btree ("person","ended_at");--> statement-breakpoint
CREATE INDEX "games_recent" ON "games" USING btree ("visibility","ended_at");--> statement-breakpoint
CREATE INDEX "presence_node" ON "presence" USING btree ("node");--> statement-breakpoint
CREATE INDEX "accounts_person" ON "accounts" USING btree ("person");--> statement-breakpoint
CREATE INDEX "api_tokens_person" ON "api_tokens" USING btree ("person");--> statement-breakpoint
CREATE INDEX "sign_ins_person" ON "sign_ins" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_public" ON "tables" USING btree ("changed_at") WHERE visibility = 'public' and phase <> 'closed';