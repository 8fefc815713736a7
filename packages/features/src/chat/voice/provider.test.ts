import { expect, test } from 'vitest';
import { firstFrame, lastFrame, nextFrame, readRecognition, readSynthesis, readingFrame } from './provider.ts';

const frame = Int16Array.from([0, 1, -1, 32_767]);
const sound = btoa('\0\0\u0001\0\u00FF\u00FF\u00FF\u007F');

test('the first frame says what is spoken, later ones carry sound alone, the last one none', () => {
  expect(JSON.parse(firstFrame('app', frame))).toEqual({
    common: { app_id: 'app' },
    business: { language: 'zh_cn', domain: 'iat', accent: 'mandarin', vad_eos: 5_000, dwa: 'wpgs' },
    data: { status: 0, format: 'audio/L16;rate=16000', encoding: 'raw', audio: sound },
  });
  expect(JSON.parse(nextFrame(frame))).toMatchObject({ data: { status: 1, audio: sound } });
  expect(JSON.parse(lastFrame())).toMatchObject({ data: { status: 2, audio: '' } });
});

test('a text is read at speed, volume and pitch 50', () => {
  const sent = JSON.parse(readingFrame('app', '滤芯')) as { business: object; data: { text: string } };
  expect(sent.business).toMatchObject({ speed: 50, volume: 50, pitch: 50, tte: 'UTF8' });
  const bytes = Uint8Array.from(atob(sent.data.text), (letter) => letter.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe('滤芯');
});

const result = { sn: 2, pgs: 'rpl', rg: [1, 2], ws: [{ cw: [{ w: '滤' }, { w: '绿' }] }, { cw: [{ w: '芯' }] }, {}] };

test.each([
  [
    { code: 0, data: { status: 1, result } },
    { result: { sn: 2, words: '滤芯', replaces: [1, 2] }, over: false },
  ],
  [
    { code: 0, data: { status: 2, result: { ...result, pgs: 'apd' } } },
    { result: { sn: 2, words: '滤芯', replaces: null }, over: true },
  ],
  [
    { code: 0, data: { status: 2 } },
    { result: null, over: true },
  ],
  [{ code: 0 }, { result: null, over: false }],
  [{ code: 10_165, message: 'invalid handle' }, null],
  [[], null],
])('%j is heard as %j', (sent, heard) => expect(readRecognition(JSON.stringify(sent))).toEqual(heard));

test('what is no frame is nothing', () => {
  for (const sent of ['', '{', 'null', '1', new ArrayBuffer(2), undefined]) {
    expect(readRecognition(sent)).toBeNull();
    expect(readSynthesis(sent)).toBeNull();
  }
  expect(readSynthesis(JSON.stringify({ code: 0, data: { status: 2, audio: sound } }))).toEqual({
    sound: frame,
    over: true,
  });
});
