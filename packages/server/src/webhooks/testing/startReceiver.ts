import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it arrived. */
export interface Arrived {
  headers: IncomingHttpHeaders;
  text: string;
  body: { id: string; type: string; created_at: string; assistant_id: string; data: Record<string, unknown> };
}

/** A program of a maker's that takes deliveries. */
export interface Receiver extends AsyncDisposable {
  url: string;
  arrived: Arrived[];
  /** What it answers from now on; `silent` answers nothing. */
  answer: { status: number; body?: string; headers?: Record<string, string> } | 'silent';
  /** Events of a type, oldest first. */
  of(type: string): Arrived['body'][];
}

export async function startReceiver(): Promise<Receiver> {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      receiver.arrived.push({ headers: request.headers, text, body: JSON.parse(text) as Arrived['body'] });
      if (receiver.answer === 'silent') return void open.add(response);
      const { status, body = '', headers } = receiver.answer;
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrived: [],
    answer: { status: 204 },
    of: (type) => receiver.arrived.map(({ body }) => body).filter((body) => body.type === type),
    async [Symbol.asyncDispose]() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
