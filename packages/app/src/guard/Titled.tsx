import { use, type ReactNode } from 'react';
import { UnreadCount } from '../shell/unreadCount.ts';
import { guardCopy } from './copy.ts';

/** Sets the window's title while its page is shown, with the unread messages before it. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const unread = use(UnreadCount);
  const named = guardCopy.windowTitle(title);
  return (
    <>
      <title>{unread > 0 ? guardCopy.unreadTitle(unread, named) : named}</title>
      {children}
    </>
  );
}
