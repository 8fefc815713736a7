/** What the browser says of notices on the desktop; `insecure` where the page came over plain http, null where it has none. */
export type NoticePermission = NotificationPermission | 'insecure' | null;

export const noticePermission = (): NoticePermission => {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in globalThis ? Notification.permission : null;
};

export const askForNotices = (): Promise<NoticePermission> => Notification.requestPermission();

/** Shows a notice, in the place of the last one of its tag; pressing it brings the window back. */
export const showNotice = (title: string, { body, tag }: { body: string; tag: string }): void => {
  try {
    const notice = new Notification(title, { body, tag });
    notice.addEventListener('click', () => {
      focus();
      notice.close();
    });
  } catch {
    // Some phones have the permission and no such notices.
  }
};
