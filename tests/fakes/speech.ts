import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

/** The account that the fake provider knows. */
export const speechAccount = {
  SPEECH_APP_ID: 'app0815',
  SPEECH_API_KEY: 'key-of-the-account',
  SPEECH_API_SECRET: 'secret-of-the-account',
} as const;

interface Frame {
  common?: { app_id: string };
  business?: Record<string, unknown>;
  data: { status: number; audio?: string; text?: string };
}

/** One connection to the recognition, as the provider sees it. */
export interface Hearing {
  frames: Frame[];
  /** Sends one result; `over` ends the recognition as the provider does after a silence. */
  say(result: { sn: number; words: string; rg?: [number, number] }, over?: boolean): void;
  /** Sends an error of the provider. */
  fail(code: number): void;
  /** Breaks the connection without a word. */
  cut(): void;
  closed: Promise<unknown>;
}

export interface FakeSpeech {
  port: number;
  /** The newest connection to the recognition. */
  hearing(): Hearing | undefined;
  /** Texts that were asked to be read, with how. */
  read: { text: string; business: Record<string, unknown> }[];
  stop(): Promise<void>;
}

// Text frames come as one buffer.
const frameOf = (data: RawData): Frame => JSON.parse((data as Buffer).toString()) as Frame;

/** Whether the provider would let this address in: by its signature, and a clock within 300 s. */
const isSigned = (request: IncomingMessage): boolean => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const date = url.searchParams.get('date') ?? '';
  const signed = `host: ${url.host}\ndate: ${date}\nGET ${url.pathname} HTTP/1.1`;
  const signature = createHmac('sha256', speechAccount.SPEECH_API_SECRET).update(signed).digest('base64');
  const sent = Buffer.from(url.searchParams.get('authorization') ?? '', 'base64').toString();
  return (
    Math.abs(Date.now() - Date.parse(date)) < 300_000 &&
    sent.includes(`api_key="${speechAccount.SPEECH_API_KEY}"`) &&
    sent.endsWith(`signature="${signature}"`)
  );
};

const listenTo = (socket: WebSocket): Hearing => {
  const hearing: Hearing = {
    frames: [],
    say({ sn, words, rg }, over = false) {
      const result = {
        sn,
        ls: over,
        pgs: rg ? 'rpl' : 'apd',
        ...(rg && { rg }),
        ws: [...words].map((w) => ({ bg: 0, cw: [{ w }] })),
      };
      socket.send(JSON.stringify({ code: 0, message: 'success', sid: 's', data: { status: over ? 2 : 1, result } }));
    },
    fail: (code) => socket.send(JSON.stringify({ code, message: 'failed', sid: 's' })),
    cut: () => socket.terminate(),
    closed: once(socket, 'close'),
  };
  socket.on('message', (data) => hearing.frames.push(frameOf(data)));
  return hearing;
};

/** A second of a tone, as the provider sends sound. */
const tone = Buffer.from(
  Int16Array.from({ length: 1_600 }, (_, at) => Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / 16_000))).buffer,
);

/** Speaks the protocol of iFlytek's streaming dictation (/v2/iat) and synthesis (/v2/tts) on a port of its own. */
export const startFakeSpeech = async (): Promise<FakeSpeech> => {
  const hearings: Hearing[] = [];
  const read: FakeSpeech['read'] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    if (!isSigned(request)) {
      stream.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (request.url?.startsWith('/v2/iat')) return void hearings.push(listenTo(socket));
      socket.on('message', (data) => {
        const { business = {}, data: asked } = frameOf(data);
        read.push({ text: Buffer.from(asked.text ?? '', 'base64').toString(), business });
        for (const status of [1, 2])
          socket.send(
            JSON.stringify({ code: 0, message: 'success', data: { status, audio: tone.toString('base64') } }),
          );
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    port,
    hearing: () => hearings.at(-1),
    read,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
};
