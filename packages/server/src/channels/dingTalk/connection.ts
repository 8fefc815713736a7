import { DWClient, type DWClientDownStream } from 'dingtalk-stream';
import { WebSocket } from 'ws';
import type { Services } from '../../platform/services.ts';
import { callApi } from '../callApi.ts';
import { Refused, SendError, type Account, type Heard } from '../platform.ts';
import { readMessage } from './index.ts';
import { logIn } from './manners.ts';

const ROBOT = '/v1.0/im/bot/messages/get';
/** Milliseconds between two looks at a connection, and without a frame after which it counts as dead. */
const look = 2_000;
const silence = 60_000;
/** Milliseconds to open one, and bytes of a frame: messages of people are short. */
const patience = 10_000;
const largest = 1024 * 1024;

// A client that reconnects by itself does so twice after each error, and twice after each of those.
const optionsOf = ({ name, secrets }: Account) => ({
  clientId: name,
  clientSecret: secrets['appSecret'] ?? '',
  autoReconnect: false,
  subscriptions: [{ type: 'CALLBACK', topic: ROBOT }],
});

/** One connection, by the platform's own client. */
class Line extends DWClient {
  readonly #services: Services;
  readonly #refused: () => void;
  #address = '';
  #socket: WebSocket | undefined;
  heardAt = performance.now();

  constructor(services: Services, account: Account, refused: () => void) {
    super(optionsOf(account));
    this.#services = services;
    this.#refused = refused;
  }

  // The client knows but the one host, and asks it past the server's rules of what may be called.
  override async getEndpoint(): Promise<this> {
    const { clientId, clientSecret, subscriptions } = this.config;
    const url = `${this.#services.config.DINGTALK_BASE_URL}/v1.0/gateway/connections/open`;
    const body = { clientId, clientSecret, ua: 'tinystar', subscriptions };
    const { endpoint, ticket } = await callApi(this.#services, url, logIn, {
      body,
      headers: { accept: 'application/json' },
    }).catch((error: unknown) => {
      if (error instanceof SendError && error.kind === 'final') this.#refused();
      throw error;
    });
    if (typeof endpoint !== 'string' || typeof ticket !== 'string') throw new Error('no connection');
    this.heardAt = performance.now();
    this.#address = `${endpoint}?ticket=${encodeURIComponent(ticket)}`;
    return this;
  }

  // The client's own way writes to the console, past the server's log and with nothing to turn that off, and waits for an
  // answer for ever.
  override _connect(): Promise<void> {
    const socket = new WebSocket(this.#address, { handshakeTimeout: patience, maxPayload: largest });
    this.#socket = socket;
    // By it the client acknowledges messages and answers pings.
    Object.assign(this, { socket });
    socket.on('message', (data) => this.onDownStream((data as Buffer).toString()));
    socket.on('close', () => (this.connected = false));
    return new Promise((opened, failed) => {
      socket.on('error', failed);
      socket.once('open', () => {
        this.connected = true;
        opened();
      });
    });
  }

  override disconnect(): void {
    this.#socket?.close();
  }

  override onDownStream(data: string): void {
    this.heardAt = performance.now();
    try {
      super.onDownStream(data);
    } catch {
      // No frame as the client knows them; thrown on, it would end the server.
    }
  }

  override onSystem(frame: DWClientDownStream): void {
    super.onSystem(frame);
    // It closes soon, and brings nothing more.
    if (frame.headers.topic === 'disconnect') this.emit('leaving');
  }
}

/**
 * DingTalk's Stream mode. Where the platform ends a connection, the next is open before it closes: what is sent in between
 * does not come again.
 */
export async function listen(services: Services, account: Account, heard: Heard): Promise<() => void> {
  let closed = false;
  let opening = false;
  let line: Line | undefined;
  const open = async (): Promise<void> => {
    if (opening || closed) return;
    opening = true;
    const before = line;
    const next = new Line(services, account, () => heard.lost('App Key或App Secret不正确'));
    next.on(ROBOT, (frame: DWClientDownStream) => void take(next, frame));
    next.once('leaving', () => void open());
    // Fails in silence; the next look tries again.
    await next.connect();
    line = next;
    before?.disconnect();
    opening = false;
    if (closed) next.disconnect();
    else if (next.connected) heard.ready();
  };
  const take = async (by: Line, frame: DWClientDownStream) => {
    try {
      await heard.take(readMessage(frame.data, account));
    } catch (error) {
      // What was not stored is not acknowledged, and comes again; what is not readable would for ever.
      if (!(error instanceof Refused)) return;
    }
    by.socketCallBackResponse(frame.headers.messageId, {});
  };
  const watch = setInterval(() => {
    if (!line?.connected || performance.now() - line.heardAt > silence) void open();
  }, look).unref();
  await open();
  return () => {
    closed = true;
    clearInterval(watch);
    line?.disconnect();
  };
}
