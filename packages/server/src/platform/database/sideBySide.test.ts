import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { migrated } from './migrate.ts';

// While servers are restarted one by one, the version before works on the schema that the new one has made. So a migration
// only adds; what nobody uses any more goes with the release after the next.

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Migrations up to here were made before the rule. */
const lastFree = '0044';

/** Statements that break the rule for a good reason, by the beginning of their text. */
const allowed: Record<string, string> = {
  'CREATE UNIQUE INDEX "cs_ticket_one_open_elsewhere"':
    'of a column that comes with it: the version before leaves it empty, and empty ones equal nothing',
};

/** What the version before could not work with, in the words of the statement. */
const breaks: [RegExp, string][] = [
  [/^drop table/i, 'a table goes'],
  [/^alter table .* drop column/i, 'a column goes'],
  [/^alter table .* rename/i, 'a name changes'],
  [/^alter table .* alter column .* set not null/i, 'a column becomes mandatory'],
  [/^alter table .* alter column .* drop default/i, 'a column becomes mandatory'],
  [/^alter table .* alter column .* type/i, 'a column changes its kind'],
  [/^alter table .* add column (?!.* default ).* not null/i, 'a new column is mandatory'],
  [/^alter table .* add constraint .* (unique|check|primary key|exclude)/i, 'a new rule for rows'],
  [/^create unique index/i, 'a new rule for rows'],
];

const tableOf = (statement: string): string | undefined =>
  /^(?:alter table(?: only)?|create unique index .*? on) (?:"public"\.)?"?(\w+)/i.exec(statement)?.[1];

/** What of a migration the version before could not bear. Tables that it makes itself are nobody's yet. */
function broken(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((text) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const own = new Set(statements.map((text) => /^create table "?(\w+)/i.exec(text)?.[1]));
  return statements.flatMap((text) => {
    const table = tableOf(text);
    if ((table !== undefined && own.has(table)) || Object.keys(allowed).some((start) => text.startsWith(start)))
      return [];
    const found = breaks.find(([pattern]) => pattern.test(text));
    return found ? [`${found[1]}: ${text.slice(0, 120)}`] : [];
  });
}

test('the version before can work on the schema of every new migration (REC-05)', () => {
  const later = globSync('*.sql', { cwd: folder }).filter((name) => name.slice(0, 4) > lastFree);
  expect(later.length).toBeGreaterThan(0);
  for (const name of later) expect([name, broken(readFileSync(path.join(folder, name), 'utf8'))]).toEqual([name, []]);
});

test.each([
  'ALTER TABLE "user" DROP COLUMN "name";',
  'DROP TABLE "session";',
  'ALTER TABLE "user" RENAME COLUMN "name" TO "nick";',
  'ALTER TABLE "user" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "user"\n  ALTER COLUMN "name" SET DATA TYPE integer;',
  'ALTER TABLE "user" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "user" ADD CONSTRAINT "one" UNIQUE("name");',
  'CREATE UNIQUE INDEX "one" ON "user" USING btree ("name");',
])('and this is one that it could not: %s', (statement) => {
  expect(broken(`CREATE TABLE "fresh" ("id" text);\n--> statement-breakpoint\n${statement}`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "user" ADD COLUMN "age" integer;',
  `ALTER TABLE "user" ADD COLUMN "age" text DEFAULT '' NOT NULL;`,
  'CREATE UNIQUE INDEX "one" ON "fresh" USING btree ("name");',
  'CREATE INDEX "many" ON "user" USING btree ("name");',
  'ALTER TABLE "user" ADD CONSTRAINT "to" FOREIGN KEY ("a") REFERENCES "public"."tenant"("id");',
])('and this is one that it can: %s', (statement) => {
  expect(broken(`CREATE TABLE "fresh" ("id" text);\n--> statement-breakpoint\n${statement}`)).toEqual([]);
});

test('a server stays ready when a newer one has migrated the database under it (REC-05)', async () => {
  const { db, drop } = await testDatabase(1);
  expect(await migrated(db)).toBe(true);
  await db.$client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  expect(await migrated(db)).toBe(true);
  await db.$client.query(
    'delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by id desc limit 2)',
  );
  expect(await migrated(db)).toBe(false);
  await drop();
});
