import { csSources, type CsSource } from '@tinystar/contract';
import { Drawer, Tabs } from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { WeekDigest, type WeekDigestProps } from './WeekDigest.tsx';
import { DesktopNotices, type DesktopNoticesProps } from './DesktopNotices.tsx';
import { JoinedList, type JoinedListProps } from './JoinedList.tsx';
import { NoticeList, type NoticeListProps } from './NoticeList.tsx';
import { NotificationList, type NotificationListProps, type Notifications } from './NotificationList.tsx';

export interface NotificationDrawerViewProps
  extends JoinedListProps, Pick<NotificationListProps, 'now' | 'onOpen' | 'onReply'> {
  open: boolean;
  onClose: () => void;
  tab: CsSource;
  onTab: (tab: CsSource) => void;
  messages: Readonly<Record<CsSource, Remote<Notifications>>>;
  onMore: (tab: CsSource) => void;
  onRetry: (tab: CsSource) => void;
  notices: DesktopNoticesProps;
  /** Last week, for whoever administers the enterprise and has not put it away. */
  digest?: WeekDigestProps | undefined;
  /** What others have changed for one. */
  changes: Pick<NoticeListProps, 'notices' | 'onRead'>;
}

/** Unread messages at the side, questions and replies apart (D-50); above them the enterprises one was added to. */
export function NotificationDrawerView({
  open,
  onClose,
  tab,
  onTab,
  messages,
  onMore,
  onRetry,
  joined,
  onEnter,
  notices,
  digest,
  changes,
  ...list
}: NotificationDrawerViewProps) {
  const items = csSources.map((value) => {
    const loaded = messages[value];
    const count = loaded.kind === 'ready' ? loaded.data.count : 0;
    return { value, label: copy.tabs[value], ...(count > 0 ? { count } : {}) };
  });
  return (
    <Drawer open={open} onClose={onClose} title={copy.title} size="sm">
      <DesktopNotices {...notices} />
      {digest ? <WeekDigest {...digest} /> : null}
      <NoticeList {...changes} now={list.now} />
      <JoinedList joined={joined} onEnter={onEnter} />
      <Tabs label={copy.tabsLabel} items={items} value={tab} onChange={onTab}>
        <NotificationList
          key={tab}
          source={tab}
          messages={messages[tab]}
          onMore={() => onMore(tab)}
          onRetry={() => onRetry(tab)}
          {...list}
        />
      </Tabs>
    </Drawer>
  );
}
