import { Button, InlineMessage, Text } from '@tinystar/ui';
import { useState } from 'react';
import { askForNotices, noticePermission, type NoticePermission } from '../shared/desktopNotice.ts';
import { copy } from './copy.ts';
import * as css from './Above.css.ts';

export interface DesktopNoticesProps {
  permission: NoticePermission;
  onAllow: () => void;
}

/** Offers to be told of messages while another window is looked at. Who has said yes or no is not asked again. */
export function DesktopNotices({ permission, onAllow }: DesktopNoticesProps) {
  if (permission === 'insecure')
    return (
      <div className={css.notices}>
        <Text as="p" size="caption" tone="tertiary">
          {copy.noticesNeedHttps}
        </Text>
      </div>
    );
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
  const [permission, setPermission] = useState(noticePermission);
  const allow = () => void askForNotices().then(setPermission);
  return { permission, allow };
};
