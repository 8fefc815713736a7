import type { Recognised } from './transcript.ts';

// The frames of iFlytek's streaming dictation (v2/iat) and synthesis (v2/tts).

/** Milliseconds of silence after which the recognition ends by itself. */
const SILENCE = 5_000;

const audio = (status: 0 | 1 | 2, frame: Int16Array<ArrayBuffer> | null) => ({
  status,
  format: 'audio/L16;rate=16000',
  encoding: 'raw',
  audio: frame ? base64(new Uint8Array(frame.buffer)) : '',
});

/** The first frame says what is spoken; with the first sound. */
export const firstFrame = (appId: string, frame: Int16Array<ArrayBuffer>): string =>
  JSON.stringify({
    common: { app_id: appId },
    business: { language: 'zh_cn', domain: 'iat', accent: 'mandarin', vad_eos: SILENCE, dwa: 'wpgs' },
    data: audio(0, frame),
  });

export const nextFrame = (frame: Int16Array<ArrayBuffer>): string => JSON.stringify({ data: audio(1, frame) });

/** Must be sent, or the recognition waits for more. */
export const lastFrame = (): string => JSON.stringify({ data: audio(2, null) });

/** Text to be read aloud, at the specification's usual speed, volume and pitch. */
export const readingFrame = (appId: string, text: string): string =>
  JSON.stringify({
    common: { app_id: appId },
    business: {
      aue: 'raw',
      auf: 'audio/L16;rate=16000',
      vcn: 'xiaoyan',
      tte: 'UTF8',
      speed: 50,
      volume: 50,
      pitch: 50,
    },
    data: { status: 2, text: base64(new TextEncoder().encode(text)) },
  });

/** One frame of the recognition's answer: what it heard, if anything, and whether it is over. */
export interface RecognitionFrame {
  result: Recognised | null;
  over: boolean;
}

/** Null for what is no frame of the provider, and for one that tells of an error. */
export const readRecognition = (frame: unknown): RecognitionFrame | null => {
  const data = dataOf(frame);
  if (data === null) return null;
  const result = at(data, 'result');
  const [sn, pgs, rg, ws] = ['sn', 'pgs', 'rg', 'ws'].map((key) => at(result, key));
  const over = at(data, 'status') === 2;
  if (typeof sn !== 'number' || !Array.isArray(ws)) return { result: null, over };
  const words = ws
    .map((each: unknown) => at(at(at(each, 'cw'), 0), 'w'))
    .filter((word) => typeof word === 'string')
    .join('');
  const [from, to]: unknown[] = Array.isArray(rg) ? rg : [];
  const replaced = pgs === 'rpl' && typeof from === 'number' && typeof to === 'number';
  return { result: { sn, words, replaces: replaced ? [from, to] : null }, over };
};

/** A piece of sound (16-bit, 16,000 Hz), and whether it is the last; null as above. */
export const readSynthesis = (frame: unknown): { sound: Int16Array<ArrayBuffer>; over: boolean } | null => {
  const data = dataOf(frame);
  if (data === null) return null;
  const audio = at(data, 'audio');
  const bytes = Uint8Array.from(typeof audio === 'string' ? atob(audio) : '', (letter) => letter.charCodeAt(0));
  return { sound: new Int16Array(bytes.buffer, 0, bytes.length >> 1), over: at(data, 'status') === 2 };
};

const dataOf = (frame: unknown): unknown => {
  const read = typeof frame === 'string' ? parsed(frame) : null;
  return at(read, 'code') === 0 ? (at(read, 'data') ?? {}) : null;
};

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
