import { isPhone } from '@tinystar/features/shared';

interface Talked {
  id: string;
  type: 'personal' | 'tenant';
  /** Belongs to the identity one acts as. */
  own: boolean;
  permission: 'public' | 'protected' | 'private';
}

/** An own assistant that is not published is talked to in its trial; phones have no trial (C-18). */
export const isTrial = ({ own, permission }: Talked): boolean => own && permission === 'private' && !isPhone();

/** Where an assistant is talked to in the workspace. */
export const chatPath = (assistant: Talked): string =>
  isTrial(assistant) ? `/a/train/bot/${assistant.id}/chat` : `/a/chat/bot/${assistant.id}/${assistant.type}`;

/** Where its agents are asked, and their replies read. */
export const repliesPath = ({ id, type }: Pick<Talked, 'id' | 'type'>): string => `/a/chat/bot/${id}/${type}/cs`;
