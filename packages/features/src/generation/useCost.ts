import { prices } from '@tinystar/contract';
import type { ErrorPlace } from '../shared/errors.ts';
import { useSession } from '../shared/session.ts';
import { copy } from './copy.ts';

/** What a text costs whom, and where an error is met: the person's own identity decides both. */
export const useCost = (): { cost: string; place: ErrorPlace } => {
  const { tenant } = useSession();
  return {
    cost: tenant ? copy.costEnterprise(prices.generation) : copy.costSelf(prices.generation),
    place: {
      identity: tenant ? 'tenant' : 'personal',
      side: 'use',
      isCreator: tenant?.isCreator ?? false,
      isForeign: false,
    },
  };
};
