import { barCopy } from './copy.ts';

/** Whether the browser lets the product speak up while another window is looked at. */
export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Says that messages have come, without their words: the screen may be another's. One notice takes the place of the last. */
export function notify(count: number): void {
  try {
    const notice = new Notification(barCopy.product, { body: barCopy.unreadNotice(count), tag: 'tinystar.unread' });
    notice.addEventListener('click', () => {
      focus();
      notice.close();
    });
  } catch {
    // Some phones have the permission and no such notices.
  }
}
