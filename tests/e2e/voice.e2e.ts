import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speechAccount, startFakeSpeech, type FakeSpeech, type Hearing } from '../fakes/speech.ts';
import { createDemo, people } from './demo.ts';

const speech: FakeSpeech = await startFakeSpeech();
/** An enterprise whose id is known before the server starts, because its settings name it. */
const voiced = 'a'.repeat(32);
const provider = `ws://127.0.0.1:${speech.port}`;

const { url, query, actAs, enterDemo } = createDemo(
  () => ({
    ...speechAccount,
    VOICE_TENANTS: `${'0'.repeat(32)},${voiced}`,
    SPEECH_ASR_URL: `${provider}/v2/iat`,
    SPEECH_TTS_URL: `${provider}/v2/tts`,
  }),
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);
afterAll(() => speech.stop());

let page: Page;
let token: string;
let complaints: string[];

/** Keeps what the page opens, so that a test can look whether it was closed, and speak for a minute in a moment. */
const watchSound = () => {
  const kept = globalThis as unknown as { tracks: MediaStreamTrack[]; node: AudioWorkletNode | undefined };
  kept.tracks = [];
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    kept.tracks.push(...stream.getTracks());
    return stream;
  };
  globalThis.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
      super(...given);
      kept.node = this;
    }
  };
};

beforeAll(async () => {
  const visitor = await enterDemo(people.owner);
  ({ page, token, complaints } = visitor);
  await page.addInitScript(watchSound);
  // The demo's enterprise once more, under that id and a number of its own.
  for (const [table, key] of [
    ['tenant', 'id'],
    ['tenant_user', 'tenant_id'],
  ])
    await query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${key}', $1::text, 'friendly_id', 'aaaaaaaa'))).* from ${table} t limit 1`,
      [voiced],
    );
});

const mic = () => page.getByRole('button', { name: '语音输入' });
const panel = () => page.locator('[data-state]', { has: page.getByRole('button', { name: '取消' }) });
const state = () => panel().getAttribute('data-state');
const recorders = () =>
  page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
  );

/** Presses the microphone, and waits until the provider hears. */
const speak = async (): Promise<Hearing> => {
  const before = speech.hearing();
  await mic().click();
  await expect.poll(() => speech.hearing() !== before && (speech.hearing()?.frames.length ?? 0) > 2).toBe(true);
  return speech.hearing()!;
};

test('whoever acts for an enterprise with voice speaks a question: signed address, frames, corrections, and it is sent when there are words [VOICE-01] [VOICE-02] [VOICE-03] [VOICE-05] [VOICE-08] [CONST-12] [CONST-17]', async () => {
  const [purifier] = await query(`select id, public_id from kb_bot where owner_type = 'personal'`);
  const chat = url(`/a/chat/bot/${String(purifier?.id)}/personal`);
  await actAs(token);
  await page.goto(chat);
  await page.getByRole('textbox', { name: '问题' }).waitFor();
  await expect.poll(() => mic().count()).toBe(0);
  // A page that is open while somebody becomes another goes on asking as who he was, and is refused.
  await page.goto(url('/404'));
  await actAs(token, voiced);
  await page.goto(chat);

  const heard = await speak();
  await expect.poll(state).toBe('OPEN');
  const [first, second] = heard.frames;
  expect(first).toMatchObject({
    common: { app_id: speechAccount.SPEECH_APP_ID },
    business: { language: 'zh_cn', domain: 'iat', accent: 'mandarin', vad_eos: 5_000, dwa: 'wpgs' },
    data: { status: 0, format: 'audio/L16;rate=16000', encoding: 'raw' },
  });
  for (const frame of [first, second]) expect(Buffer.from(frame!.data.audio!, 'base64')).toHaveLength(1_280);
  expect(second!.data.status).toBe(1);
  // Nothing was understood yet, so that there is nothing to send.
  await expect.poll(() => panel().getByRole('button', { name: '发送' }).count()).toBe(0);
  heard.say({ sn: 1, words: '绿新' });
  heard.say({ sn: 2, words: '多酒' });
  await panel().getByText('绿新多酒').waitFor();
  heard.say({ sn: 3, words: '滤芯多久换', rg: [1, 2] });
  await panel().getByText('滤芯多久换').waitFor();
  await panel().getByRole('button', { name: '完成' }).click();
  await expect.poll(state).toBe('CLOSING');
  await expect.poll(() => heard.frames.at(-1)!.data).toMatchObject({ status: 2, audio: '' });
  await expect.poll(() => recorders()).toEqual(['ended']);
  heard.say({ sn: 4, words: '一次？' }, true);
  await heard.closed;
  await expect.poll(state).toBe('CLOSED');
  await panel().getByRole('button', { name: '发送' }).click();
  const turn = page.getByRole('article').last();
  await turn.getByText('参考来源').waitFor();
  await expect.poll(() => turn.innerText()).toContain('滤芯多久换一次？');
  await expect.poll(() => panel().count()).toBe(0);

  // At its public address too, where no console stands around the chat.
  await page.goto(url(`/bot/${String(purifier?.public_id)}`));
  const there = await speak();
  there.say({ sn: 1, words: '保修期' }, true);
  await panel().getByText('保修期').waitFor();
  await panel().getByRole('button', { name: '取消' }).click();
  await page.goto(chat);
  await mic().waitFor();
});

test('a minute of speech ends the recording; silence, an error and a cut connection end it too, and the words stay [VOICE-04] [VOICE-09] [CONST-17] [UI-48]', async () => {
  let heard = await speak();
  await page.evaluate(() => {
    const { node } = globalThis as unknown as { node: AudioWorkletNode };
    for (let frame = 0; frame < 1_500; frame += 1)
      node.port.onmessage!(new MessageEvent('message', { data: new Int16Array(640) }));
  });
  await panel().getByRole('timer').getByText('01:00 / 01:00').waitFor();
  await expect.poll(() => state()).toBe('CLOSING');
  await expect.poll(() => heard.frames.at(-1)!.data.status).toBe(2);
  expect(heard.frames).toHaveLength(1_501);
  heard.say({ sn: 1, words: '说满了一分钟' }, true);
  await panel().getByText('说满了一分钟').waitFor();
  await panel().getByRole('button', { name: '取消' }).click();

  for (const [end, words] of [
    [(hearing: Hearing) => hearing.say({ sn: 2, words: '' }, true), '沉默以后'],
    [(hearing: Hearing) => hearing.fail(10_165), '出错以前'],
    [(hearing: Hearing) => hearing.cut(), '断开以前'],
  ] as const) {
    heard = await speak();
    heard.say({ sn: 1, words });
    await panel().getByText(words).waitFor();
    end(heard);
    await heard.closed;
    await expect.poll(state).toBe('CLOSED');
    await panel().getByText(words).waitFor();
    expect(new Set(await recorders())).toEqual(new Set(['ended']));
    await panel().getByRole('button', { name: '取消' }).click();
  }
  // An error before the first word leaves nothing to send, and a way to try again.
  heard = await speak();
  heard.fail(11_201);
  await panel().getByText('语音识别已断开').first().waitFor();
  await expect.poll(() => panel().getByRole('button', { name: '发送' }).count()).toBe(0);
  await panel().getByRole('button', { name: '取消' }).click();
});

test('an answer is read aloud at speed, volume and pitch 50, to its end [VOICE-10] [CONST-17]', async () => {
  const turn = page.getByRole('article').last();
  await turn.getByRole('button', { name: '朗读', exact: true }).click();
  await expect.poll(() => speech.read.length).toBe(1);
  expect(speech.read[0]!.business).toMatchObject({ speed: 50, volume: 50, pitch: 50, auf: 'audio/L16;rate=16000' });
  expect(speech.read[0]!.text).toContain('滤芯');
  expect(speech.read[0]!.text).not.toMatch(/\[\d\]/);
  await turn.getByRole('button', { name: '朗读', exact: true }).waitFor();
  expect(complaints.filter((line) => !line.includes('WebSocket'))).toEqual([]);
});

test('while an answer is written its place has moving dots and the microphone says so, as it does in a browser without web sockets [VOICE-06] [VOICE-07] [UI-39]', async () => {
  await page.route('**/answer4Real', () => undefined);
  await page.getByRole('textbox', { name: '问题' }).fill('滤芯怎么复位？');
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  await page.getByRole('button', { name: '停止回答' }).waitFor();
  const moving = page
    .getByRole('article')
    .last()
    .locator('[aria-hidden="true"] > span')
    .filter({ hasNot: page.locator('*') });
  const movements = () =>
    moving.evaluateAll((dots) => dots.filter((dot) => getComputedStyle(dot).animationName !== 'none').length);
  await expect.poll(movements).toBe(3);
  await mic().click();
  await page.getByText('正在回答问题中...').waitFor();
  await expect.poll(() => panel().count()).toBe(0);
  await page.unroute('**/answer4Real');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));
  await page.reload();
  await mic().click();
  await page.getByText('浏览器不支持WebSocket').waitFor();
  await expect.poll(() => panel().count()).toBe(0);
  await page.context().close();
});
