import { noticePermission, showNotice } from '@tinystar/features/shared';
import { barCopy } from './copy.ts';

/** Whether the browser lets the product speak up while another window is looked at. */
export const mayNotify = (): boolean => noticePermission() === 'granted';

/** Says that messages have come, without their words: the screen may be another's. One notice takes the place of the last. */
export const notify = (count: number): void =>
  showNotice(barCopy.product, { body: barCopy.unreadNotice(count), tag: 'tinystar.unread' });
