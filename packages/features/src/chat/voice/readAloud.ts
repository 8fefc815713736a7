import { readingFrame, readSynthesis } from './provider.ts';
import { RATE } from './resample.ts';
import type { SignVoice } from './voiceInput.ts';

/** Characters of one request; the provider takes 8,000 bytes. */
const PART = 1_500;

/** Parts that end with a sentence where one ends in time. */
export const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > PART) {
    const end = Math.max(...['。', '！', '？', '；', '\n'].map((sign) => rest.lastIndexOf(sign, PART - 1))) + 1;
    const cut = end > PART / 2 ? end : PART;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
};

/**
 * Reads a text aloud until its end or until `signal` aborts: with the provider's voice where `sign` gives an address,
 * else with the browser's own. Rejects when neither can.
 */
export async function readAloud(text: string, sign: SignVoice | undefined, signal: AbortSignal): Promise<void> {
  if (!sign) return readByBrowser(text, signal);
  const context = new AudioContext();
  try {
    let ends = 0;
    for (const part of partsOf(text)) ends = await playPart(part, sign, context, ends, signal);
    await until(ends - context.currentTime, signal);
  } finally {
    await context.close();
  }
}

/** Plays the sound of one part as it comes, from `from` on; the time at which it will have ended. */
async function playPart(
  text: string,
  sign: SignVoice,
  context: AudioContext,
  from: number,
  signal: AbortSignal,
): Promise<number> {
  const { url, appId } = await sign();
  signal.throwIfAborted();
  const socket = new WebSocket(url);
  let ends = from;
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = () => reject(signal.aborted ? signal.reason : new Error('the speech provider gave no sound'));
      signal.addEventListener('abort', fail, { once: true });
      socket.onerror = socket.onclose = fail;
      socket.onopen = () => socket.send(readingFrame(appId, text));
      socket.onmessage = ({ data }: MessageEvent<unknown>) => {
        const heard = readSynthesis(data);
        if (!heard) return fail();
        if (heard.sound.length > 0) ends = play(context, heard.sound, Math.max(ends, context.currentTime));
        if (heard.over) resolve(ends);
      };
    });
  } finally {
    socket.close(1000);
  }
}

function play(context: AudioContext, sound: Int16Array, at: number): number {
  const buffer = context.createBuffer(1, sound.length, RATE);
  buffer.copyToChannel(
    Float32Array.from(sound, (sample) => sample / 32_768),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start(at);
  return at + buffer.duration;
}

const until = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, seconds) * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

const readByBrowser = (text: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = 'zh-CN';
    said.onend = () => resolve();
    said.onerror = () => reject(signal.aborted ? (signal.reason as Error) : new Error('the browser has no voice'));
    signal.addEventListener('abort', () => speechSynthesis.cancel());
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  });
