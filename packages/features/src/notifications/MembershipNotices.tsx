import { me } from '@tinystar/contract';
import { useEffect } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { MembershipBanner } from './MembershipBanner.tsx';
import { useNotices } from './useNotices.ts';

/**
 * What others have made of one's place in enterprises, above the page. A new role holds at once: menu and pages follow
 * it without a reload.
 */
export function MembershipNotices() {
  const { notices, readNotice } = useNotices(true);
  const shown = notices.filter(({ kind }) => kind === 'removed' || kind === 'role');
  const role = shown.find(({ kind }) => kind === 'role')?.id;
  const touch = useTouch();
  useEffect(() => {
    if (role !== undefined) void touch(me.info, me.permissions);
  }, [role, touch]);
  return shown.map((notice) => (
    <MembershipBanner key={notice.id} notice={notice} onRead={() => readNotice(notice.id)} />
  ));
}
