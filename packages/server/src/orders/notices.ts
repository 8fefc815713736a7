import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.ts';
import { askPayment } from './ask.ts';
import { gatewayOf } from './gateway.ts';
import { settle } from './settle.ts';

/** Where the payment tells what became of a trade. */
export const noticePath = '/api/v1/open/alipay/notify';
/** Its longest fields are texts of the order and lists of vouchers, and a Chinese character is nine bytes of a form. */
const largest = 256 * 1_024;

/**
 * Takes the payment's notifications: a form, verified before anything else of it is read. `success` is answered only
 * after what it told stands in the database; for anything else the payment comes again.
 */
export async function addNotices(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: largest },
      (_request, body, done) => done(null, body),
    );
    scope.post(noticePath, { bodyLimit: largest, config: { name: 'orders.notify' } }, async (request, reply) => {
      // Read here: whatever was signed is refused in the payment's own words.
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '');
      const settled = await take(services, Object.fromEntries(form));
      if (settled !== 'done') request.log.warn({ settled }, 'a notification of the payment was refused');
      return reply.type('text/plain').send(settled === 'done' ? 'success' : 'failure');
    });
  });
}

async function take(services: Services, form: Record<string, string>) {
  const gateway = await gatewayOf(services.config);
  if (!gateway) return 'notConfigured';
  const trade = gateway.readNotification(form);
  if (typeof trade === 'string') return trade;
  const settled = await settle(services, trade);
  if (settled !== 'ask') return settled;
  await askPayment(services, trade.orderNumber);
  return 'done';
}
