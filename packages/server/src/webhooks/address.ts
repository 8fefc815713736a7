import { webhookMessages } from '@tinystar/contract';
import { OutsideError, outsideUrl } from '../platform/egress/index.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';

/** Inner hosts that the operator lets webhooks reach. */
export const allowedHosts = ({ config: { EGRESS_ALLOW = [], WEBHOOK_HOSTS } }: Pick<Services, 'config'>): string[] =>
  [...EGRESS_ALLOW, ...WEBHOOK_HOSTS].map((host) => host.toLowerCase());

/**
 * A receiver's address in its normal form. Throws at the field for what may never be reached, and for one outside that
 * would let others read along.
 */
export function receiverAddress(services: Pick<Services, 'config'>, text: string): string {
  const allowed = allowedHosts(services);
  const url = parse(text, allowed);
  if (url.protocol !== 'https:' && !allowed.includes(url.hostname) && !allowed.includes(url.host))
    throw invalid('address', webhookMessages.notHttps);
  url.hash = '';
  return url.href;
}

function parse(text: string, allowed: readonly string[]): URL {
  try {
    return outsideUrl(text, allowed);
  } catch (error) {
    if (error instanceof OutsideError) throw invalid('address', webhookMessages.notOutside);
    throw error;
  }
}
