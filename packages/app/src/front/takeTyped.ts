import { storage, tabStorage, visitor, visitorOf } from '@tinystar/features/shared';

/** What was typed in the public chat that a log-in leads back to goes with whoever logs in there, in this tab. */
export function takeTyped(publicId: string): void {
  const userId = visitor.read();
  if (userId === undefined) return;
  const visit = storage.of(visitorOf(userId));
  const text = visit.read('typed', `web.${publicId}`);
  if (text === '') return;
  tabStorage.write('question', text, publicId);
  visit.write('typed', '', `web.${publicId}`);
}
