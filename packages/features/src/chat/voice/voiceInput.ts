import { openMicrophone, type Microphone } from './microphone.ts';
import { firstFrame, lastFrame, nextFrame, readRecognition } from './provider.ts';
import { FRAME, RATE } from './resample.ts';
import { emptyTranscript, hear, textOf } from './transcript.ts';
import { constants } from '@tinystar/contract';

/** States of the connection to the recognition, as the specification names them. */
export type VoiceState = 'UNDEFINED' | 'CONNECTING' | 'OPEN' | 'CLOSING' | 'CLOSED';

export interface VoiceNow {
  state: VoiceState;
  /** Why it is closed. `refused`: there is no microphone to listen to; `broken`: the connection or the provider failed. */
  fault: 'refused' | 'broken' | null;
  /** Recorded so far. */
  seconds: number;
  /** Loudness from 0 to 1, newest last. */
  levels: readonly number[];
  /** What was understood so far. */
  text: string;
}

export const silent: VoiceNow = { state: 'UNDEFINED', fault: null, seconds: 0, levels: [], text: '' };

/** Where the provider listens, signed by the server. */
export type SignVoice = () => Promise<{ url: string; appId: string }>;

export interface VoiceInput {
  /** Ends the recording and waits for the last words. */
  finish(): void;
  /** Ends everything at once. */
  cancel(): void;
}

const FRAMES_PER_SECOND = RATE / FRAME;
const MOST_FRAMES = constants.VOICE_SECONDS * FRAMES_PER_SECOND;
/** Milliseconds that the provider has for its last words. */
const LAST_WORDS = 5_000;
/** One level stands for so many frames, so that the panel is drawn eight times a second. */
const FRAMES_PER_LEVEL = 3;
const LEVELS = 32;

/**
 * Listens to the microphone and has the provider write down what is said, for a minute at most. What is said while it
 * connects is kept, so that the first word is not lost.
 */
export function startVoiceInput(
  sign: SignVoice,
  onChange: (now: VoiceNow) => void,
  listen: typeof openMicrophone = openMicrophone,
): VoiceInput {
  const leave = new AbortController();
  let now = silent;
  let transcript = emptyTranscript;
  let microphone: Microphone | undefined;
  let socket: WebSocket | undefined;
  let appId = '';
  let waiting: Int16Array<ArrayBuffer>[] = [];
  let frames = 0;
  let begun = false;
  let loudest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<VoiceNow>) => {
    now = { ...now, ...change };
    if (!leave.signal.aborted) onChange(now);
  };
  const stopRecording = () => {
    microphone?.close();
    microphone = undefined;
  };
  /** Closes the connection and stops the recorder, whatever happened. */
  const close = (fault: VoiceNow['fault']) => {
    clearTimeout(timer);
    stopRecording();
    if (socket) {
      socket.onmessage = socket.onerror = socket.onclose = socket.onopen = null;
      socket.close(1000);
      socket = undefined;
    }
    if (now.state !== 'CLOSED') set({ state: 'CLOSED', fault });
  };
  const flush = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    for (const frame of waiting) {
      socket.send(begun ? nextFrame(frame) : firstFrame(appId, frame));
      begun = true;
    }
    waiting = [];
  };
  const end = () => {
    // Nothing was said before it ended: there is nothing to wait for.
    if (!begun) return close(null);
    socket?.send(lastFrame());
    timer = setTimeout(() => close(null), LAST_WORDS);
  };
  const finish = () => {
    if (now.state === 'CLOSING' || now.state === 'CLOSED') return;
    stopRecording();
    const open = now.state === 'OPEN';
    set({ state: 'CLOSING' });
    if (open) end();
  };
  const take = (frame: Int16Array<ArrayBuffer>) => {
    if (now.state === 'CLOSING' || now.state === 'CLOSED') return;
    waiting.push(frame);
    frames += 1;
    loudest = Math.max(loudest, loudnessOf(frame));
    flush();
    if (frames % FRAMES_PER_LEVEL === 0 || frames >= MOST_FRAMES) {
      set({ seconds: Math.floor(frames / FRAMES_PER_SECOND), levels: [...now.levels, loudest].slice(-LEVELS) });
      loudest = 0;
    }
    if (frames >= MOST_FRAMES) finish();
  };
  const connect = async () => {
    const signed = await sign();
    if (leave.signal.aborted || now.state === 'CLOSED') return;
    ({ appId } = signed);
    socket = new WebSocket(signed.url);
    socket.onopen = () => {
      const ended = now.state === 'CLOSING';
      if (!ended) set({ state: 'OPEN' });
      flush();
      if (ended) end();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const heard = readRecognition(data);
      if (!heard) return close('broken');
      if (heard.result) {
        transcript = hear(transcript, heard.result);
        set({ text: textOf(transcript) });
      }
      // After a long silence the provider ends by itself: what was said stays.
      if (heard.over) close(null);
    };
    socket.onerror = () => close('broken');
    socket.onclose = () => close(now.state === 'CLOSING' ? null : 'broken');
  };

  const start = async () => {
    try {
      microphone = await listen(take, leave.signal);
    } catch {
      return close('refused');
    }
    if (leave.signal.aborted) return stopRecording();
    set({ state: 'CONNECTING' });
    await connect().catch(() => close('broken'));
  };
  void start();

  return {
    finish,
    cancel() {
      leave.abort();
      close(null);
    },
  };
}

/** The loudness that a meter shows: speech at a usual distance fills about half of it. */
const loudnessOf = (frame: Int16Array): number => {
  const power = frame.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / frame.length;
  return Math.min(1, Math.sqrt(power) * 5);
};
