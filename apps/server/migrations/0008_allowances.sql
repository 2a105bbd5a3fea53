CREATE TABLE "allowances" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"until" bigint NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "allowances_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "allowances_until" ON "allowances" USING btree ("until");