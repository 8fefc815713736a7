import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kbBotFile } from '../../packages/server/src/documents/schema.ts';
import { longPdf } from '../../packages/server/src/documents/testing/pdf.ts';
import { newId } from '../../packages/server/src/platform/database/columns.ts';
import { unbalanced } from '../../packages/server/src/coins/ledger.ts';
import { smsCode } from '../e2e/server.ts';
import { openManyProcesses, type ManyProcesses, type Member } from './cluster/cluster.ts';
import { peopleOf } from './cluster/people.ts';

// What one process does has to work when every call meets another one: two processes serve behind a proxy that takes
// them in turn, two do jobs, on one PostgreSQL and one object store.

let product: ManyProcesses;
let people: ReturnType<typeof peopleOf>;
/** A document whose worker was killed while it was read; settles when another worker has finished it. */
let takenOver: Promise<{ status: string; by: string[] }> | undefined;

const PIECES = Array.from({ length: 60 }, (_, at) => `第${at + 1}句。`);

beforeAll(async () => {
  product = await openManyProcesses();
  people = peopleOf(product);
  // Notes which process has begun which job: its connections bear its name.
  await product.db.$client.query(`
    create table noted_run (job_id bigint, name text, by text, at timestamptz default clock_timestamp());
    create function note_run() returns trigger language plpgsql as $$ begin
      insert into noted_run (job_id, name, by)
      select new.job_id, task_identifier, current_setting('application_name') from graphile_worker.jobs where id = new.job_id;
      return null;
    end $$;
    create trigger note_run after insert or update of started_at on job_run for each row execute function note_run()`);
}, 120_000);
afterAll(() => product?.close());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await product.db.$client.query<T>(text, values)).rows;
const member = (name: string): Member => product.members.find((each) => each.name === name)!;
const smsTo = (phone: string) => smsCode(product.members.map((each) => each.output()).join('\n'), phone);

test('captcha, SMS code and the limits of both are known to every process [ACCT-02] [ACCT-03] (AUTHN-03)', async () => {
  const phoneNumber = '13611110001';
  const open = '/open/user';
  const drawn = await people.visitor('POST', `${open}/generateSvgCaptcha`, {});
  const captchaId = String(drawn.body['captchaId']);
  await people.see(captchaId, 'a2c4');
  const sent = await people.visitor('POST', `${open}/sendSms4Login`, { phoneNumber, captchaId, captcha: 'a2c4' });
  expect(sent).toMatchObject({ status: 200, by: drawn.by === '0' ? '1' : '0' });
  // Used up, whoever is asked; and the next code has to wait, whoever sends it.
  for (let at = 0; at < 2; at++)
    expect(
      (await people.visitor('POST', `${open}/sendSms4Login`, { phoneNumber, captchaId, captcha: 'a2c4' })).status,
    ).toBe(400);
  for (let at = 0; at < 2; at++) {
    const { captchaId: id } = (await people.visitor('POST', `${open}/generateSvgCaptcha`, {})).body;
    await people.see(String(id), 'a2c4');
    const again = { phoneNumber, captchaId: id, captcha: 'a2c4' };
    expect((await people.visitor('POST', `${open}/sendSms4Login`, again)).status).toBe(429);
    // An even number of calls would let the same process send each time.
    await people.visitor('GET', '/open/site/none');
  }
  const code = await expect
    .poll(() => smsTo(phoneNumber))
    .toMatch(/^\d{6}$/)
    .then(() => smsTo(phoneNumber));
  const logIn = () => people.visitor('POST', `${open}/loginBySmsCode`, { phoneNumber, smsCode: code });
  const first = await logIn();
  expect(first).toMatchObject({ status: 200, body: { registered: false } });
  expect((await logIn()).status).toBe(400);
  expect((await logIn()).status).toBe(400);
  const me = people.withToken('', String(first.body['token']));
  const seen = [await me.call('GET', '/me/info'), await me.call('GET', '/me/info')];
  expect(seen.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(seen.map(({ by }) => by)).size).toBe(2);
});

test('work that recurs is planned once and done once, however many processes there are (REC-03)', async () => {
  const planned = await rows<{ name: string; count: number }>(
    "select key as name, count(*)::int as count from graphile_worker.jobs where key ~ '^[a-zA-Z.]+$' group by key",
  );
  expect(planned.map(({ name }) => name)).toEqual(expect.arrayContaining(['account.prune', 'coins.check']));
  for (const { name, count } of planned) expect([name, count]).toEqual([name, 1]);
  const [job] = await rows<{ id: string }>("select id::text from graphile_worker.jobs where key = 'account.prune'");
  await product.db.$client.query('select graphile_worker.reschedule_jobs(array[$1]::bigint[], run_at => now())', [
    job!.id,
  ]);
  const runs = () => rows("select by from noted_run where name = 'account.prune'");
  await expect.poll(runs).toHaveLength(1);
  await expect
    .poll(() => rows("select from graphile_worker.jobs where key = 'account.prune' and run_at > now()"))
    .toHaveLength(1);
  expect(await runs()).toHaveLength(1);
});

test('a document whose worker is killed while it reads is begun anew by the other (REC-03)', async () => {
  const person = await people.person();
  const { body: bot } = await person.call('POST', '/personalKbBot', { name: '说明书' });
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(await longPdf(60))]), '手册.pdf');
  const { status, body: file } = await person.call('POST', `/personalKbBotFile?kbBotId=${String(bot['id'])}`, form);
  expect(status).toBe(200);
  expect(product.store.keys()).toContain(`documents/${String(file['id'])}/source`);
  const cooks = () => rows<{ by: string }>("select by from noted_run where name like '%cook%' order by at");
  await expect.poll(cooks, { interval: 10 }).toHaveLength(1);
  const [first] = await cooks();
  await member(first!.by).stop('SIGKILL');
  const state = async () => {
    const found = await person.call('GET', `/kbBotFile/${String(file['id'])}?kbBotId=${String(bot['id'])}`);
    return String(found.body['status']);
  };
  expect(await state()).not.toBe('trained');
  takenOver = (async () => {
    for (;;) {
      const at = await state();
      if (at === 'trained' || /Failed|Timeout/.test(at)) return { status: at, by: (await cooks()).map(({ by }) => by) };
      await sleep(200);
    }
  })();
});

test('an answer goes on in another process from the piece where its connection broke [CHAT-05]', async () => {
  const person = await people.person();
  const { body } = await person.call('POST', '/personalKbBot', { name: '闲聊', replyKnowledgeSource: 'publicDomain' });
  const kbBotId = String(body['id']);
  product.model.play({ script: 'slow', pieces: PIECES, delay: 20 });
  const key = newId();
  const begun = await person.ask(kbBotId, { key, at: member('api0').url });
  await begun.until(60);
  begun.drop();
  await begun.ended;
  expect(begun.last).toBeUndefined();
  const resumed = await person.ask(kbBotId, { key, after: begun.lastSeq, at: member('api1').url });
  await resumed.ended;
  expect(resumed.last).toMatchObject({ status: 'finished' });
  const [message, ...more] = await person.history(kbBotId);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ id: begun.id, answerStatus: 'success' });
  expect(begun.text + resumed.text).toBe(message!.answer);
});

test('an answer is stopped through another process than the one that writes it', async () => {
  const person = await people.person();
  const { body } = await person.call('POST', '/personalKbBot', { name: '闲聊', replyKnowledgeSource: 'publicDomain' });
  const kbBotId = String(body['id']);
  product.model.play({ script: 'held', pieces: PIECES });
  const answer = await person.ask(kbBotId, { at: member('api0').url });
  await answer.until(5);
  const stop = await fetch(`${member('api1').url}/api/v1/personalKbBotQa/stop`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kbBotId, id: answer.id }),
  });
  expect(stop.status).toBe(200);
  await answer.ended;
  expect((await person.history(kbBotId))[0]).toMatchObject({ stopped: true, answerStatus: 'success' });
});

test('who logs out or is removed is out in every process at once [ERR-02] [ENT-07]', async () => {
  const person = await people.person();
  for (let at = 0; at < 2; at++) expect((await person.call('GET', '/me/info')).status).toBe(200);
  expect((await person.call('POST', '/me/logOut', {})).status).toBe(200);
  for (let at = 0; at < 2; at++) expect((await person.call('GET', '/me/info')).status).toBe(401);

  const owner = await people.member();
  const guest = await people.member(owner.tenantId);
  const bot = await owner.call('POST', '/tenantKbBot', { name: '内部助手', replyKnowledgeSource: 'publicDomain' });
  expect(bot.status).toBe(200);
  const kbBotId = String(bot.body['id']);
  const released = await rows('update kb_bot set permission = $2 where id = $1 returning id', [kbBotId, 'protected']);
  expect(released).toHaveLength(1);
  product.model.play({ script: 'held', pieces: PIECES });
  const answer = await guest.ask(kbBotId, { at: member('api0').url, as: 'tenant' });
  await answer.until(5);
  const removal = await fetch(`${member('api1').url}/api/v1/cross/remove/tenant/users`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ userIds: [guest.userId] }),
  });
  expect(removal.status).toBe(200);
  for (let at = 0; at < 2; at++) expect((await guest.call('GET', `/tenantKbBot/${kbBotId}`)).status).toBe(403);
  // The model is held in the middle: nothing but the removal can end it.
  await answer.ended;
  expect(answer.text.length).toBeLessThan(PIECES.join('').length / 2);
});

test('three answers at once for one asker while three questions wait, whichever processes write them (RATE-03)', async () => {
  const person = await people.person();
  const { body } = await person.call('POST', '/personalKbBot', { name: '闲聊', replyKnowledgeSource: 'publicDomain' });
  const kbBotId = String(body['id']);
  product.model.play({ script: 'held', pieces: PIECES });
  const [here, there] = [member('api0').url, member('api1').url];
  const open = [];
  for (const at of [here, there, here]) open.push(await person.ask(kbBotId, { at }));
  for (const at of [there, here, there]) open.push(await person.ask(kbBotId, { at }));
  for (const at of [here, there]) expect((await person.ask(kbBotId, { at })).status).toBe(429);
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  product.model.release();
  await Promise.all(open.map(({ ended }) => ended));
  const next = await person.ask(kbBotId);
  expect(next.status).toBe(200);
  await next.ended;
});

test(
  'what a killed process wrote no longer counts when its lease is over (RATE-03)',
  { timeout: 120_000 },
  async () => {
    const person = await people.person();
    const { body } = await person.call('POST', '/personalKbBot', {
      name: '闲聊',
      replyKnowledgeSource: 'publicDomain',
    });
    const kbBotId = String(body['id']);
    product.model.play({ script: 'held', pieces: PIECES });
    const [here, there] = [member('api0').url, member('api1').url];
    for (let n = 0; n < 3; n++) expect((await person.ask(kbBotId, { at: there })).status).toBe(200);
    const waiting = await person.ask(kbBotId, { at: here });
    expect([waiting.status, waiting.text]).toEqual([200, '']);
    await member('api1').stop('SIGKILL');
    product.model.play({ script: 'normal', pieces: ['好。'] });
    await waiting.ended;
    expect(waiting.text).toBe('好。');
    await member('api1').start();
    await expect.poll(async () => (await person.call('GET', '/me/info')).by, { timeout: 60_000 }).toBe('1');
  },
);

test(
  'a process killed at a random moment fails what it wrote, gives the coins back, and the others serve on [CHAT-05]',
  { timeout: 120_000 },
  async () => {
    const [one, two] = [await people.person(), await people.person()];
    const make = async (person: typeof one) =>
      String(
        (await person.call('POST', '/personalKbBot', { name: '闲聊', replyKnowledgeSource: 'publicDomain' })).body[
          'id'
        ],
      );
    const [botOfOne, botOfTwo] = [await make(one), await make(two)];
    product.model.play({ script: 'slow', pieces: PIECES, delay: 100 });
    const key = newId();
    const [lost, kept] = [
      await one.ask(botOfOne, { key, at: member('api1').url }),
      await two.ask(botOfTwo, { at: member('api0').url }),
    ];
    await sleep(200 + Math.random() * 2_000);
    await member('api1').stop('SIGKILL');
    await lost.ended;
    expect(lost.last).toBeUndefined();
    // No call meets the dead process any more: the proxy finds its port closed.
    for (let at = 0; at < 4; at++) expect(await one.call('GET', '/me/info')).toMatchObject({ status: 200, by: '0' });
    product.model.play({ script: 'normal', pieces: ['好。'] });
    const back = await one.ask(botOfOne, { key, after: lost.lastSeq });
    await back.ended;
    expect(back.last).toHaveProperty('errorCode');
    expect((await one.history(botOfOne))[0]).toMatchObject({ id: lost.id, answerStatus: 'failed' });
    await kept.ended;
    expect(kept.last).toMatchObject({ status: 'finished' });
    expect(kept.text).toBe(PIECES.join(''));
    const charges = await rows('select charge from kb_bot_chat_turn where asker = $1', [`personal:${one.userId}`]);
    expect(charges.every(({ charge }: { charge?: string }) => charge !== 'reserved')).toBe(true);
    expect(await unbalanced(product.db)).toEqual([]);
    await member('api1').start();
    await expect.poll(async () => (await one.call('GET', '/me/info')).by).toBe('1');
  },
);

test('the other worker has finished the document of the killed one (REC-03)', { timeout: 120_000 }, async () => {
  const { status, by } = await takenOver!;
  expect(status).toBe('trained');
  expect(new Set(by).size).toBe(2);
  expect(await product.db.$count(kbBotFile)).toBe(1);
  expect(await rows("select from loose_file where key like 'documents/%'")).toEqual([]);
});
