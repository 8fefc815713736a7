import net from 'node:net';
import path from 'node:path';

/** The line between server and database, with somebody on it who can cut it at the worst moment. */
export interface Line {
  /** The folder of its socket. */
  folder: string;
  /** While true, what is asked arrives, and every third reply is lost together with its connection. */
  losesReplies: boolean;
  close(): Promise<void>;
}

/** @param database The folder with the socket of the database. */
export async function openLine(folder: string, database: string): Promise<Line> {
  const name = '.s.PGSQL.5432';
  let replies = 0;
  const open = new Set<net.Socket>();
  const line: Line = {
    folder,
    losesReplies: false,
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy();
        server.close(() => closed());
      }),
  };
  const server = net.createServer((asker) => {
    const answerer = net.connect(path.join(database, name));
    for (const [socket, other] of [
      [asker, answerer],
      [answerer, asker],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    asker.pipe(answerer);
    answerer.on('data', (reply) => {
      // Whatever was to be stored is stored now: a reply that ends a statement comes after its commit.
      if (line.losesReplies && ++replies % 3 === 0) asker.destroy();
      else asker.write(reply);
    });
  });
  await new Promise<void>((listening) => server.listen(path.join(folder, name), listening));
  return line;
}
