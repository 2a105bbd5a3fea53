CREATE TABLE "invitations" (
	"inviter" text NOT NULL,
	"invitee" text NOT NULL,
	"code" text NOT NULL,
	"at" bigint NOT NULL,
	"declined" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invitations_inviter_invitee_pk" PRIMARY KEY("inviter","invitee")
);
--> statement-breakpoint
CREATE TABLE "own_links" (
	"link" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_people" (
	"person" text NOT NULL,
	"code" text NOT NULL,
	"host" boolean NOT NULL,
	CONSTRAINT "table_people_person_code_pk" PRIMARY KEY("person","code")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_people_id_fk" FOREIGN KEY ("inviter") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invitee_people_id_fk" FOREIGN KEY ("invitee") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_links" ADD CONSTRAINT "own_links_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_people" ADD CONSTRAINT "table_people_code_tables_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tables"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_invitee" ON "invitations" USING btree ("invitee","at");--> statement-breakpoint
CREATE INDEX "invitations_code" ON "invitations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invitations_at" ON "invitations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "own_links_person" ON "own_links" USING btree ("person","created_at");--> statement-breakpoint
CREATE INDEX "table_people_code" ON "table_people" USING btree ("code");