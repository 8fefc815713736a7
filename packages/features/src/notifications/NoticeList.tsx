import type { Notice } from '@tinystar/contract';
import { Button, Inline, oneTabStop, Stack, Text } from '@tinystar/ui';
import { momentText } from '../shared/moment.ts';
import { noticeCopy, noticeWords } from './noticeCopy.ts';
import { list } from './Above.css.ts';
import * as css from './NoticeList.css.ts';

export interface NoticeListProps {
  notices: readonly Notice[];
  /** ms since the epoch, for 昨天 and the like. */
  now: number;
  onRead: (id: string) => void;
}

/** What others have changed for one, until it is put away: what it is, and what one can do. */
export function NoticeList({ notices, now, onRead }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <ul ref={oneTabStop} className={list} aria-label={noticeCopy.label}>
      {notices.map((notice) => {
        const { title, text } = noticeWords(notice);
        return (
          <li key={notice.id} className={css.item}>
            <Stack gap={4}>
              <Text as="div" size="label" weight="strong">
                {title}
              </Text>
              <Text as="div" size="caption" tone="secondary">
                {text}
              </Text>
              <Inline justify="between">
                <time className={css.time} dateTime={new Date(notice.timestamp).toISOString()}>
                  <Text size="caption" tone="secondary" numeric>
                    {momentText(notice.timestamp, now)}
                  </Text>
                </time>
                <Button size="sm" aria-label={noticeCopy.readIt(title)} onPress={() => onRead(notice.id)}>
                  {noticeCopy.read}
                </Button>
              </Inline>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
