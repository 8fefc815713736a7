import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startFakeEmbeddings } from '../testing/fakeEmbeddings.ts';
import { startFakeModel } from '../testing/fakeModel.ts';
import { startFakeReranker } from '../testing/fakeReranker.ts';
import { createTestServer } from '../testing/index.ts';
import { paymentDifference } from '../orders/schema.ts';
import { examine } from './checks.ts';

test('names the broken parts of an installation, and what to do about them', async () => {
  const model = await startFakeModel();
  const embeddings = await startFakeEmbeddings();
  const reranker = await startFakeReranker();
  await using server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      LLM_FALLBACK_BASE_URL: 'http://127.0.0.1:9/v1',
      LLM_FALLBACK_MODEL: 'second',
      EMBEDDINGS_BASE_URL: embeddings.url,
      EMBEDDINGS_MODEL: 'vectors',
      RERANK_BASE_URL: reranker.url,
      RERANK_MODEL: 'orders',
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
    embeddings: ['ok', expect.stringMatching(/^vectors gave \d+ numbers after \d+ ms$/)],
    reranking: ['ok', expect.stringMatching(/^orders gave an order after \d+ ms$/)],
    PUBLIC_ORIGIN: ['fault', expect.stringMatching(/^does not answer/)],
    traces: ['fault', expect.stringMatching(/^the collector does not answer/)],
    replica: ['fault', expect.stringMatching(/^this PostgreSQL is no replica: reports and ledgers/)],
  });
  model.play({ script: 'badKey' });
  embeddings.play({ script: 'badKey' });
  reranker.play({ script: 'badKey' });
  await db.execute(sql`insert into coin_account (owner_type, owner_id, balance) values ('personal', 'x', 5)`);
  await db
    .insert(paymentDifference)
    .values({ orderNumber: 'T1', kind: 'amount', detail: '少付1元', createdAt: new Date() });
  expect(await look()).toMatchObject({
    payments: ['note', expect.stringContaining('npm run operator -- differences')],
    coins: ['fault', '1 balances differ from their ledger, first of personal x'],
    model: ['fault', expect.stringMatching(/^key: /)],
    embeddings: ['fault', expect.stringMatching(/^key: /)],
    reranking: ['fault', expect.stringMatching(/^key: /)],
  });
  const away = { ...config, FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:9&region=r' };
  const keys = { FILES_ACCESS_KEY_ID: 'a', FILES_SECRET_ACCESS_KEY: 'b' };
  expect(await examine({ config: { ...away, ...keys }, db, fetch })).toContainEqual({
    part: 'files',
    state: 'fault',
    said: expect.stringMatching(/^the file store is out of reach: start it, and see that the endpoint of FILES_URL/),
  });
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  expect((await look())['database']).toEqual(['fault', expect.stringContaining('not of this version')]);
  expect(await examine({ config, db: undefined, fetch })).toContainEqual({
    part: 'database',
    state: 'fault',
    said: 'cannot be opened, for the reason above: look at DATABASE_URL, and whether PostgreSQL runs there',
  });
  await model.close();
  await embeddings.close();
  await reranker.close();
});
