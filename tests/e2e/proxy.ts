import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** Cuts every connection that is open now; new ones go through. */
  cut(): void;
  /** Where connections go from now on. */
  aim(port: number): void;
  close(): Promise<void>;
}

/** A wire between browser and server that can be cut. */
export const startProxy = async (port: number): Promise<Proxy> => {
  let target = port;
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        inside.destroy();
        outside.destroy();
      });
    }
    inside.pipe(outside).pipe(inside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    aim: (next) => {
      target = next;
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
};
