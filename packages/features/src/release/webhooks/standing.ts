import type { Webhook } from '@tinystar/contract';
import { namedAddress } from '../../shared/readableAddress.ts';

/** How a webhook is doing. */
export type Standing = 'fine' | 'failing' | 'off';

export const standingOf = ({ on, failingSince }: Pick<Webhook, 'on' | 'failingSince'>): Standing =>
  on ? (failingSince === undefined ? 'fine' : 'failing') : 'off';

/** What a webhook is called: its description, else its address. */
export const nameOf = ({ description, address }: Pick<Webhook, 'description' | 'address'>): string =>
  description || namedAddress(address);
