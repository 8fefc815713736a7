import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Between the ports that browsers refuse and those that systems hand out by themselves (from 32768 on Linux, 49152 on
 * macOS): of the latter any connection on the machine may take one that was free a moment ago.
 */
const FIRST = 20_000;
const END = 32_768;

const given = new Set<number>();

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** A port that nobody listens on, and that this process has not named before. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, END);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
};
