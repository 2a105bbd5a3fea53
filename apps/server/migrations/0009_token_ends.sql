-- Tokens from before they ended by themselves have a year from now on, as new ones do.
UPDATE "api_tokens" SET "expires_at" = now() + interval '365 days' WHERE "expires_at" IS NULL;
