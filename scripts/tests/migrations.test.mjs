import { expect, test } from 'vitest';
import { contractions } from '#verify/migrations.mjs';

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "code";'],
  ['DROP TABLE "orders";'],
  ['ALTER TABLE "orders" RENAME COLUMN "code" TO "number";'],
  ['ALTER TABLE "orders" ALTER COLUMN "code" SET DATA TYPE integer;'],
  ['ALTER TABLE "orders" ALTER COLUMN "code" SET NOT NULL;'],
  ['ALTER TABLE "orders" ADD COLUMN "tax" integer NOT NULL;'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "small" CHECK ("total" < 5);'],
  ['CREATE UNIQUE INDEX "orders_phone_key" ON "orders" USING btree ("phone");'],
  ['DROP INDEX "orders_code_key";'],
  ['ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nDROP TABLE "orders";'],
])('%s breaks a service of the previous release', (text) => {
  expect(contractions('0099_x.sql', text)).toHaveLength(1);
});

test.each([
  ['ALTER TABLE "orders" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text;'],
  ['CREATE INDEX "orders_note_idx" ON "orders" USING btree ("note");\nDROP INDEX "orders_old_idx";'],
  [
    'CREATE TABLE "slips" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "slips_key" ON "slips" ("id");',
  ],
  ['CREATE FUNCTION f() RETURNS void AS $$ begin delete from gone; end $$ LANGUAGE plpgsql;'],
  ['-- contracts: no service since the release of May reads this column\nALTER TABLE "orders" DROP COLUMN "code";'],
])('%s breaks nothing', (text) => {
  expect(contractions('0099_x.sql', text)).toEqual([]);
});
