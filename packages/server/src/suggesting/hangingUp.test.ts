import { request } from 'node:http';
import { expect, test } from 'vitest';
import { eventually } from '../answers/testing/answerServer.ts';
import { coinLedger } from '../coins/schema.ts';
import { createDesk } from '../customerService/testing/createDesk.ts';
import { startFakeModel } from '../testing/fakeModel.ts';

test('an agent who hangs up while a suggestion is written stops the model, and it costs nothing', async () => {
  const model = await startFakeModel();
  try {
    await using desk = await createDesk({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
    const url = await desk.server.listen();
    const { csTicketId } = await desk.asked(desk.asker, '年假有几天？');
    model.play({ script: 'held' });
    const call = request(new URL('/api/v1/csMessage/suggest4CustomerService', url), {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...desk.agent.headers },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ kbBotId: desk.kbBotId, csTicketId }));
    await eventually(() => model.requests.length > 0);
    call.destroy();
    await eventually(() => model.requests.at(-1)!.cancelledAt !== undefined);
    const lines = await desk.db.select().from(coinLedger);
    expect(lines.filter(({ type }) => type === 'suggestion')).toEqual([]);
  } finally {
    await model.close();
  }
});
