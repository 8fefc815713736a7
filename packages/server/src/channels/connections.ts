import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { accountOf, noteError } from './accounts.ts';
import { platforms } from './platforms.ts';
import { noteEvent, take } from './receiver.ts';
import { kbBotChannel, type ChannelRow } from './schema.ts';

/** Milliseconds between two looks at which channels want a connection: another process may have changed one. */
const pause = 30_000;

interface Line {
  /** When the settings were saved by which it was opened. */
  version: number;
  close: Promise<() => void>;
}

/**
 * Keeps the connections that channels want open. Every process has its own: the platforms give each message to one of
 * them, and what came twice is stored once.
 */
class Connections {
  readonly #services: Services;
  readonly #lines = new Map<string, Line>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(services: Services) {
    this.#services = services;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sync(), pause).unref();
    void this.sync();
  }

  /** Opens what is missing and closes what is wanted no more. */
  sync(): Promise<void> {
    this.#round = this.#round.then(() => this.#look());
    return this.#round;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
    for (const id of this.#lines.keys()) this.#close(id);
  }

  async #look(): Promise<void> {
    if (this.#stopped) return;
    const { db, log } = this.#services;
    try {
      const wanted = await db
        .select()
        .from(kbBotChannel)
        .where(and(eq(kbBotChannel.status, 'enabled'), sql`${kbBotChannel.settings}->>'mode' = 'connection'`));
      const byId = new Map(wanted.map((row) => [row.id, row]));
      for (const [id, { version }] of this.#lines) if (byId.get(id)?.updatedAt.getTime() !== version) this.#close(id);
      for (const row of wanted) if (!this.#lines.has(row.id)) this.#open(row);
    } catch (error) {
      log.warn({ error }, 'connections to platforms could not be looked after');
    }
  }

  #open(row: ChannelRow): void {
    const services = this.#services;
    const { listen } = platforms[row.channel];
    if (!listen) return;
    const lost = (message: string) => {
      // The next look opens it anew.
      if (this.#lines.get(row.id) === line) this.#close(row.id);
      void noteError(services, row.id, message).catch(() => undefined);
    };
    const close = listen(services, accountOf(services, row), {
      lost,
      ready: () => services.log.info({ channel: row.channel, channelId: row.id }, 'connected to a platform'),
      take: async (received) => {
        const [channel] = await services.db.select().from(kbBotChannel).where(eq(kbBotChannel.id, row.id));
        if (!channel) return { body: '{}', type: 'application/json' };
        await noteEvent(services, channel);
        return await take(services, channel, accountOf(services, channel), received);
      },
    }).catch((error: unknown) => {
      services.log.warn({ error, channel: row.channel, channelId: row.id }, 'no connection to a platform');
      lost('连接平台失败');
      return () => undefined;
    });
    const line: Line = { version: row.updatedAt.getTime(), close };
    this.#lines.set(row.id, line);
  }

  #close(id: string): void {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    void line?.close.then((close) => close());
  }
}

const all = new WeakMap<Services, Connections>();

/** The connections of a server. */
export function connectionsOf(services: Services): Connections {
  let connections = all.get(services);
  if (!connections) all.set(services, (connections = new Connections(services)));
  return connections;
}
