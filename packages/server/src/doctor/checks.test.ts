import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startFakeModel } from '../testing/fakeModel.ts';
import { createTestServer } from '../testing/index.ts';
import { examine } from './checks.ts';

test('names the broken parts of an installation, and what to do about them', async () => {
  const model = await startFakeModel();
  await using server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      LLM_FALLBACK_BASE_URL: 'http://127.0.0.1:9/v1',
      LLM_FALLBACK_MODEL: 'second',
      PUBLIC_ORIGIN: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    },
  });
  const { host, user, database } = server.database.connection;
  // The database itself is no replica of itself.
  server.services.config.DATABASE_READ_URL = `postgres:///${database}?host=${encodeURIComponent(host!)}&user=${user}`;
  const { config, db } = server.services;
  const look = async () =>
    Object.fromEntries((await examine({ config, db, fetch })).map(({ part, state, said }) => [part, [state, said]]));
  const before = await look();
  expect(before).toMatchObject({
    database: ['ok', expect.stringMatching(/^PostgreSQL \d+, every migration applied$/)],
    coins: ['ok', expect.any(String)],
    files: ['ok', expect.any(String)],
    model: ['ok', expect.stringMatching(/^fake began to answer after \d+ ms$/)],
    'second model': ['fault', expect.stringMatching(/^unavailable: /)],
    PUBLIC_ORIGIN: ['fault', expect.stringMatching(/^does not answer/)],
    traces: ['fault', expect.stringMatching(/^the collector does not answer/)],
    replica: ['fault', expect.stringMatching(/^this PostgreSQL is no replica: reports and ledgers/)],
  });
  model.play({ script: 'badKey' });
  await db.execute(sql`insert into coin_account (owner_type, owner_id, balance) values ('personal', 'x', 5)`);
  expect(await look()).toMatchObject({
    coins: ['fault', '1 balances differ from their ledger, first of personal x'],
    model: ['fault', expect.stringMatching(/^key: /)],
  });
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  expect((await look())['database']).toEqual(['fault', expect.stringContaining('not of this version')]);
  expect(await examine({ config, db: undefined, fetch })).toContainEqual({
    part: 'database',
    state: 'fault',
    said: 'cannot be opened; see above',
  });
  await model.close();
});
