import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAssistant } from '../../answers/testing/seedAssistant.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { search } from '../index.ts';
import { meaningsModule } from './fill.ts';

const TEXTS = [
  '出租人应当在租赁合同终止后三十日内返还保证金，不得无故扣留。',
  '承租人逾期支付租金的，出租人可以要求其在合理期限内支付。',
  '办公室的空调夏季设定为二十六度，由行政部统一管理。',
];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ worker: true });
});
afterAll(() => server.close());

const seeded = () => seedAssistant(server.services, { owner: { type: 'personal', id: 'u' }, paragraphs: TEXTS });
const ask = (kbBotId: string, question: string) =>
  search(server.services.db, { kbBotId, kinds: ['doc', 'qa'] }, question);

describe('what passages mean', () => {
  it('finds a passage that shares no word with the question', async () => {
    const { id } = await seeded();
    const { hits } = await ask(id, '房东押着我的钱');
    expect(hits[0]?.text).toContain('返还保证金');
  });

  it('tells a library that speaks of the matter from one of another kind', async () => {
    const { id } = await seeded();
    const [there, elsewhere] = [await ask(id, '租客没交房租怎么办'), await ask(id, '恐龙是什么时候灭绝的')];
    expect(there.nearness).toBeGreaterThan(elsewhere.nearness!);
  });

  it('is seen by the next question after a document was written, and gone with it', async () => {
    const { id, fileId } = await seeded();
    await ask(id, '押金');
    const { db } = server.services;
    await db.execute(sql`delete from passage where kb_bot_id = ${id} and source_id = ${fileId}`);
    expect(await ask(id, '押金')).toMatchObject({ hits: [], nearness: 0 });
  });

  it('is read at the next start for passages that were written before', async () => {
    const { id } = await seeded();
    const { db } = server.services;
    await db.execute(sql`delete from passage_meaning where kb_bot_id = ${id}`);
    expect((await ask(id, '出租人')).nearness).toBe(0);
    await meaningsModule.start!(server.services);
    await server.settled();
    expect((await ask(id, '出租人')).nearness).toBeGreaterThan(0.5);
  });
});
