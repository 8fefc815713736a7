import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { originForLog } from '../tracing/origin.ts';
import { redact } from './redact.ts';

/** The server's structured log. */
export type Log = FastifyBaseLogger;

/** Makes the log: one JSON line per entry on standard output, every value redacted, CR and LF escaped by JSON. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    mixin: originForLog,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => redact(entry) as Record<string, unknown>,
    },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? redact(arg) : arg)),
        );
      },
    },
  };
  return (destination ? pino(options as never, destination) : pino(options as never)) as unknown as Log;
}
