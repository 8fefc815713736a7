import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes calls to servers in turn, as a load balancer does. */
export interface Proxy {
  url: string;
  close(): void;
}

/** Which server has answered stands in this header of the answer, as its place in the list. */
export const servedBy = 'x-served-by';

/**
 * Starts a proxy in front of these ports. A server that refuses the connection is left out for that call; a call that was
 * sent is never sent again, because it may have been carried out.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((request, response) => {
    const first = turn++;
    const pass = (tries: number) => {
      const at = (first + tries) % ports.length;
      const { method, url, headers } = request;
      const forwarded = { ...headers, 'x-forwarded-for': request.socket.remoteAddress };
      const up = call({ host: '127.0.0.1', port: ports[at], method, path: url, headers: forwarded, agent: false });
      let connected = false;
      up.on('socket', (socket) =>
        socket.once('connect', () => {
          connected = true;
          request.pipe(up);
        }),
      );
      up.on('response', (answer) => answerWith(answer, at, response));
      up.on('error', () => {
        if (!connected && tries + 1 < ports.length) pass(tries + 1);
        else if (response.headersSent) response.destroy();
        else response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
      });
      response.on('close', () => up.destroy());
    };
    pass(0);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerWith(answer: IncomingMessage, at: number, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, [servedBy]: String(at) });
  response.flushHeaders();
  answer.pipe(response);
  answer.on('error', () => response.destroy());
  // A server that dies in the middle cuts its client off: an end would look like the end of the answer.
  answer.on('aborted', () => response.destroy());
}
