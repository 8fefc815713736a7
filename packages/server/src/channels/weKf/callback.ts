import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/failure.ts';
import type { Services } from '../../platform/services.ts';
import { Refused } from '../platform.ts';
import { kbBotChannel } from '../schema.ts';
import { isSame, refuseStale, textOf } from '../verify.ts';
import { decrypt, signatureOf } from '../wechat/crypto.ts';
import { fieldsOf } from '../wechat/fields.ts';
import { keepTicket, suiteOf, type Suite } from './api.ts';
import { finishInstall, keepAuthCode } from './install.ts';
import { announce, pullerOf } from './pull.ts';

export const callbackPath = '/api/v1/open/weKf/callback';

const largest = 256 * 1024;
const window = 10 * 60_000;

type Fields = Readonly<Record<string, string>>;

/**
 * The one address that WeChat Work calls for the deployment's app: tickets, installations, and that a customer service
 * has messages. Everything is stored before it is acknowledged and worked on afterwards.
 */
export async function addCallback(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route<{ Querystring: Record<string, unknown> }>({
      method: ['GET', 'POST'],
      url: callbackPath,
      bodyLimit: largest,
      handler: async (request, reply) => {
        const suite = suiteOf(services);
        if (!suite) throw notFound();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        let said = 'success';
        try {
          const { query } = request;
          if (request.method === 'GET') {
            const sealed = typeof query['echostr'] === 'string' ? query['echostr'] : '';
            said = open(suite, services.now(), query, { sealed, receiver: suite.provider.corpId });
          } else {
            const { Encrypt: sealed = '', ToUserName: receiver = '' } = fieldsOf(textOf(body));
            await take(services, suite, fieldsOf(open(suite, services.now(), query, { sealed, receiver })));
          }
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          services.log.warn({ channel: 'weixin_kf', reason: error.message }, 'callback refused');
          return reply.code(error.kind === 'signature' ? 403 : 400).send();
        }
        return reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store').send(said);
      },
    });
    done();
  });
  app.addHook('onClose', () => pullerOf(services).stop());
}

/** Verifies and decrypts; throws {@link Refused} for everything that is not genuine. */
function open(
  { id, token, aesKey }: Suite,
  now: Date,
  query: Record<string, unknown>,
  { sealed, receiver }: { sealed: string; receiver: string },
): string {
  const of = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const [timestamp, nonce] = [of('timestamp'), of('nonce')];
  refuseStale(Number(timestamp) * 1000, now, window);
  if (!isSame(of('msg_signature'), signatureOf(token, timestamp, nonce, sealed)))
    throw new Refused('signature', 'wrong signature');
  try {
    return textOf(decrypt(aesKey, sealed, id));
  } catch (error) {
    // Events are sealed for the app or, by the kind of app, for the enterprise.
    if (!(error instanceof Refused) || receiver === '' || receiver === id) throw error;
    return textOf(decrypt(aesKey, sealed, receiver));
  }
}

async function take(services: Services, suite: Suite, fields: Fields): Promise<void> {
  const { InfoType: kind = '', Event: event = '' } = fields;
  if (kind === 'suite_ticket' && fields['SuiteTicket'])
    return await keepTicket(services, suite.id, fields['SuiteTicket']);
  if (kind === 'create_auth' && fields['AuthCode']) {
    const { State: state = '', AuthCode: code } = fields;
    if (!(await keepAuthCode(services, state, code))) throw new Refused('body', 'unknown installation');
    finishInstall(services, state).catch((error: unknown) => services.log.warn({ error }, 'installation failed'));
    return;
  }
  if (kind === 'cancel_auth' && fields['AuthCorpId']) {
    await services.db.delete(kbBotChannel).where(ofCorp(fields['AuthCorpId']));
    return;
  }
  if (event !== 'kf_msg_or_event') return;
  const { ToUserName: corpId = '', OpenKfId: openKfId = '', Token: token = '' } = fields;
  const [channel] = await services.db.select().from(kbBotChannel).where(ofCorp(corpId));
  if (channel && openKfId && token) await announce(services, channel.id, openKfId, token);
}

const ofCorp = (corpId: string) => and(eq(kbBotChannel.channel, 'weixin_kf'), eq(kbBotChannel.account, corpId));
