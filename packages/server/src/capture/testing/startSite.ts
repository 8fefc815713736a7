import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on a port of this machine, to be captured; a server reads it with `EGRESS_ALLOW` of its `host`. */
export async function startSite(answer: RequestListener) {
  const site = createServer(answer);
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    close() {
      site.closeAllConnections();
      site.close();
    },
  };
}
