import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';

const token = 'watcher-3f9c27d1e0';

const read = async (server: Awaited<ReturnType<typeof createTestServer>>, authorization?: string) =>
  server.app.inject({ method: 'GET', url: '/metrics', ...(authorization && { headers: { authorization } }) });

test('figures for Prometheus are read with the token only, and name calls, jobs, coins and connections', async () => {
  await using server = await createTestServer({ environment: { METRICS_TOKEN: token } });
  await server.visitor.call('GET', '/api/v1/nothing');
  await server.visitor.call('GET', '/api/v1/open/meta/llms');
  for (const wrong of [undefined, 'Bearer wrong', `Basic ${token}`])
    expect((await read(server, wrong)).statusCode).toBe(401);
  await server.database.db.$client.query(
    `insert into coin_reservation values ('00000000-0000-7000-8000-000000000001')`,
  );
  const { headers, body } = await read(server, `Bearer ${token}`);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    /^tinystar_jobs\{state="waiting"\} 0$/m,
    /^tinystar_oldest_waiting_job_seconds 0$/m,
    /^tinystar_answers_with_reserved_coins 1$/m,
    /^tinystar_http_request_seconds_count\{route="meta.models",method="GET",status="200"\} 1$/m,
    /^tinystar_streams_open \d+$/m,
    /^tinystar_database_connections\{state="idle"\} \d+$/m,
    /^nodejs_eventloop_lag_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(body).toMatch(line);
});

test('without a token there is no such page', async () => {
  await using server = await createTestServer();
  expect((await read(server, 'Bearer undefined')).statusCode).toBe(404);
});
