import { Button, InlineMessage } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import * as css from './Above.css.ts';

/** What the browser says of notices; null where it has none. */
export type NoticePermission = 'default' | 'granted' | 'denied' | null;

export const permissionNow = (): NoticePermission => ('Notification' in globalThis ? Notification.permission : null);

export interface DesktopNoticesProps {
  permission: NoticePermission;
  onAllow: () => void;
}

/** Offers to be told of messages while another window is looked at. Who has said yes or no is not asked again. */
export function DesktopNotices({ permission, onAllow }: DesktopNoticesProps) {
  if (permission !== 'default') return null;
  return (
    <div className={css.notices}>
      <InlineMessage
        tone="info"
        action={
          <Button size="sm" onPress={onAllow}>
            {copy.allowNotices}
          </Button>
        }
      >
        {copy.notices}
      </InlineMessage>
    </div>
  );
}

/** The permission, and asking for it. */
export const useNoticePermission = () => {
  const [permission, setPermission] = useState(permissionNow);
  const allow = () => void Notification.requestPermission().then(setPermission);
  return { permission, allow };
};
