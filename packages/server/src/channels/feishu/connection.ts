import type { Services } from '../../platform/services.ts';
import { Refused, type Account, type Heard } from '../platform.ts';
import { readEvent } from './index.ts';

/** Seconds without a sign of life after which a connection counts as dead, and milliseconds to open one. */
const silence = 20;
const patience = 10_000;
/** As the platform's own client wants it; another one it does not even try. */
const APP_ID = /^cli_[0-9a-f]{16}$/i;

// The client would write to the console, past the server's log; what matters it tells by its calls.
const silent = () => undefined;
const logger = { error: silent, warn: silent, info: silent, debug: silent, trace: silent };

/**
 * Feishu's long connection, by its own client: the connection is authenticated when it opens, so what comes by it is
 * neither signed nor encrypted, and nobody needs to reach us. The client is large and loaded only where an app uses it.
 */
export async function listen(services: Services, { name, secrets }: Account, heard: Heard): Promise<() => void> {
  if (!APP_ID.test(name)) {
    heard.lost('APP ID不正确');
    return () => undefined;
  }
  const { EventDispatcher, WSClient } = await import('@larksuiteoapi/node-sdk');
  const take = (type: string) => async (event: unknown) => {
    try {
      const { body } = await heard.take(readEvent(type, event));
      return JSON.parse(body) as object;
    } catch (error) {
      // Not readable, and no better the next time: it is acknowledged, so that it does not come again.
      if (error instanceof Refused) return {};
      throw error;
    }
  };
  const types = ['im.message.receive_v1', 'card.action.trigger'];
  const eventDispatcher = new EventDispatcher({ logger }).register(
    Object.fromEntries(types.map((type) => [type, take(type)])),
  );
  const problem = '长连接没有建立，请检查APP ID、APP Secret，并确认应用已发布';
  // The client keeps most refusals to itself and tries on.
  const late = setTimeout(() => heard.lost(problem), 2 * patience).unref();
  const ready = () => {
    clearTimeout(late);
    heard.ready();
  };
  const client = new WSClient({
    logger,
    appId: name,
    appSecret: secrets['appSecret'] ?? '',
    domain: services.config.FEISHU_BASE_URL,
    handshakeTimeoutMs: patience,
    wsConfig: { pingTimeout: silence },
    onReady: ready,
    onReconnected: ready,
    onError: () => heard.lost(problem),
  });
  await client.start({ eventDispatcher });
  return () => {
    clearTimeout(late);
    client.close({ force: true });
  };
}
