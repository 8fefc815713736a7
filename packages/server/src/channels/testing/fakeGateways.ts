import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import protobuf from 'protobufjs';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Seen } from './fakePlatform.ts';

/** What Feishu sends and takes by a long connection, as its client's own definition has it, with smaller numbers. */
const Frame = protobuf
  .parse(
    `syntax = "proto2";
    message Header { required string key = 1; required string value = 2; }
    message Frame {
      required uint32 SeqID = 1; required uint32 LogID = 2; required int32 service = 3; required int32 method = 4;
      repeated Header headers = 5; optional string payloadEncoding = 6; optional string payloadType = 7;
      optional bytes payload = 8; optional string LogIDNew = 9;
    }`,
  )
  .root.lookupType('Frame');

interface FeishuFrame {
  method: number;
  headers: { key: string; value: string }[];
  payload?: Uint8Array;
}

const bytesOf = (data: RawData): Buffer => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer));

/** The connections that servers of ours hold to Feishu and DingTalk. */
export class FakeGateways {
  /** Open ones, oldest first. */
  readonly feishu: WebSocket[] = [];
  readonly dingTalk: WebSocket[] = [];
  /** How many connections to DingTalk there were at most at the same time. */
  most = 0;
  readonly #server: Server;
  readonly #tickets = new Set<string>();
  readonly #waiting = new Map<string, (answer: unknown) => void>();
  #count = 0;

  constructor(server: Server) {
    this.#server = server;
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://fake');
      const ticket = searchParams.get('ticket') ?? '';
      // A ticket opens one connection.
      if (!this.#tickets.delete(ticket)) return void socket.destroy();
      sockets.handleUpgrade(request, socket, head, (opened) => this.#opened(pathname, opened));
    });
  }

  get #address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The answer to who asks for a connection; undefined for other calls. */
  answer({ path, body }: Seen): { status?: number; body: object } | undefined {
    const ticket = `ticket-${(this.#count += 1)}`;
    if (path === '/callback/ws/endpoint') {
      if (body['AppSecret'] !== 'secret-of-feishu') return { body: { code: 1_000_040_345, msg: 'wrong', data: {} } };
      this.#tickets.add(ticket);
      const ClientConfig = { ReconnectCount: -1, ReconnectInterval: 1, ReconnectNonce: 0, PingInterval: 1 };
      const URL = `${this.#address}/feishu?device_id=1&service_id=7&ticket=${ticket}`;
      return { body: { code: 0, msg: '', data: { URL, ClientConfig } } };
    }
    if (path === '/v1.0/gateway/connections/open') {
      if (body['clientSecret'] !== 'secret-of-ding') return { status: 401, body: { code: 'authFailed' } };
      this.#tickets.add(ticket);
      return { body: { endpoint: `${this.#address}/dingtalk`, ticket } };
    }
    return undefined;
  }

  #opened(path: string, socket: WebSocket): void {
    const open = path === '/feishu' ? this.feishu : this.dingTalk;
    const add = () => {
      open.push(socket);
      this.most = Math.max(this.most, this.dingTalk.length);
    };
    // Feishu's client listens from the moment of its first ping.
    if (path === '/feishu') socket.once('message', add);
    else add();
    socket.on('close', () => {
      if (open.includes(socket)) open.splice(open.indexOf(socket), 1);
    });
    socket.on('message', (data) => {
      if (path === '/feishu') this.#fromFeishu(socket, bytesOf(data));
      else {
        const { headers, data: said } = JSON.parse(bytesOf(data).toString()) as {
          headers: { messageId: string };
          data: string;
        };
        this.#waiting.get(headers.messageId)?.(JSON.parse(said));
      }
    });
  }

  #fromFeishu(socket: WebSocket, bytes: Buffer): void {
    const frame = Frame.decode(bytes) as unknown as FeishuFrame;
    const valueOf = (key: string) => frame.headers.find((header) => header.key === key)?.value;
    if (valueOf('type') === 'ping') {
      const payload = Buffer.from(
        JSON.stringify({ ReconnectCount: -1, ReconnectInterval: 1, ReconnectNonce: 0, PingInterval: 1 }),
      );
      const headers = [{ key: 'type', value: 'pong' }];
      socket.send(Frame.encode({ SeqID: 0, LogID: 0, service: 7, method: 0, headers, payload }).finish());
      return;
    }
    this.#waiting.get(valueOf('message_id') ?? '')?.(JSON.parse(Buffer.from(frame.payload ?? []).toString()));
  }

  /** Sends an event of Feishu; answers what is said to it: its code, and its data. */
  async toFeishu(event: object): Promise<{ code: number; data: unknown }> {
    const id = `frame-${(this.#count += 1)}`;
    const headers = Object.entries({ type: 'event', message_id: id, sum: '1', seq: '0', trace_id: id }).map(
      ([key, value]) => ({ key, value }),
    );
    const payload = Buffer.from(JSON.stringify(event));
    const frame = Frame.encode({ SeqID: 1, LogID: 1, service: 7, method: 1, headers, payload }).finish();
    const { code, data } = (await this.#send(id, this.feishu.at(-1)!, frame)) as { code: number; data?: string };
    return { code, data: data && (JSON.parse(Buffer.from(data, 'base64').toString()) as unknown) };
  }

  /** Sends a message of DingTalk's robot; answers when it is acknowledged. */
  toDingTalk(message: object, socket = this.dingTalk.at(-1)!): Promise<unknown> {
    const id = `frame-${(this.#count += 1)}`;
    const headers = { topic: '/v1.0/im/bot/messages/get', messageId: id, contentType: 'application/json' };
    const frame = { specVersion: '1.0', type: 'CALLBACK', headers, data: JSON.stringify(message) };
    return this.#send(id, socket, JSON.stringify(frame));
  }

  /** Tells a server of ours that its connection ends, as DingTalk does before it is replaced. */
  endDingTalk(socket = this.dingTalk.at(-1)!): void {
    const headers = { topic: 'disconnect', messageId: `frame-${(this.#count += 1)}` };
    socket.send(JSON.stringify({ specVersion: '1.0', type: 'SYSTEM', headers, data: '{}' }));
  }

  close(): void {
    for (const socket of [...this.feishu, ...this.dingTalk]) socket.terminate();
  }

  #send(id: string, socket: WebSocket, frame: string | Uint8Array): Promise<unknown> {
    return new Promise((answered, failed) => {
      const late = setTimeout(() => failed(new Error('not acknowledged')), 5_000);
      this.#waiting.set(id, (answer) => {
        clearTimeout(late);
        answered(answer);
      });
      socket.send(frame);
    });
  }
}
