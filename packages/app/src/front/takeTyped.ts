import { storage, tabStorage, visitor, visitorOf } from '@tinystar/features/shared';

const chat = /^\/(?:b|bot|shoppe\/bot)\/([0-9a-f]{32})(?:[/?#]|$)/;

/** What was typed in the public chat that a log-in leads back to goes with whoever logs in there, in this tab. */
export function takeTyped(redirect: string | null): void {
  const publicId = chat.exec(redirect ?? '')?.[1];
  const userId = visitor.read();
  if (publicId === undefined || userId === undefined) return;
  const visit = storage.of(visitorOf(userId));
  const text = visit.read('typed', `web.${publicId}`);
  if (text === '') return;
  tabStorage.write('question', text, publicId);
  visit.write('typed', '', `web.${publicId}`);
}
