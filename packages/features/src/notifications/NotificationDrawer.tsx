import { csSources, type CsMessage, type CsSource } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../shared/say.ts';
import { useSession } from '../shared/session.ts';
import { copy } from './copy.ts';
import { useNoticePermission } from './DesktopNotices.tsx';
import { refusalOf } from '../shared/refusalOf.ts';
import { placeOf, type Place } from './model/notification.ts';
import { NotificationDrawerView } from './NotificationDrawerView.tsx';
import { useNotices } from './useNotices.ts';
import { useDigest, useNotificationActions, useNotifications } from './useNotifications.ts';

export interface NotificationDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The address of a page that is open to the caller; null while there is none. */
  addressOf: (place: Place) => string | null;
  /** Goes to another identity: an enterprise one was added to. */
  onEnter: (tenantId: string) => void;
}

/** Unread messages of the current identity. Opening one reads it and goes where it belongs, or says why not. */
export function NotificationDrawer({ open, onClose, addressOf, onEnter }: NotificationDrawerProps) {
  const navigate = useNavigate();
  const { permissions, user, tenant } = useSession();
  const joined = user.tenants
    .filter(({ id, isNew, status }) => isNew === true && status !== 'stopped' && id !== tenant?.id)
    .map(({ id, name, displayName, avatar }) => ({ id, name: displayName || name, avatar }));
  const usual: CsSource = permissions.isTenantKbBotCustomerService ? 'user' : 'customerService';
  const [chosen, setTab] = useState<CsSource>();
  const lists = { user: useNotifications('user', open), customerService: useNotifications('customerService', open) };
  const waiting = csSources.filter((source) => {
    const { messages } = lists[source];
    return messages.kind === 'ready' && messages.data.count > 0;
  });
  const known = csSources.every((source) => lists[source].messages.kind === 'ready');
  // It opens where something waits, and stays there when that has been read.
  if (open && chosen === undefined && known) setTab(waiting.includes(usual) ? usual : (waiting[0] ?? usual));
  if (!open && chosen !== undefined) setTab(undefined);
  const tab = chosen ?? usual;
  const notices = useNoticePermission();
  const { digest, readDigest } = useDigest(open && tenant !== null && permissions.tenantUserPermission !== 'member');
  const { notices: changes, readNotice } = useNotices(open);
  const { read, reply } = useNotificationActions();

  const openMessage = (message: CsMessage) => {
    read.mutate(message);
    const refusal = refusalOf(message.csTicketKbBot);
    const address = addressOf(placeOf(message));
    if (refusal) toast(refusal, { tone: 'warning' });
    else if (address === null) toast(copy.closedToYou, { tone: 'info' });
    else {
      onClose();
      void navigate(address);
    }
  };
  const send = async (message: CsMessage, text: string) => {
    try {
      await reply.mutateAsync({ message, text });
      toast(copy.sent);
      return true;
    } catch (error) {
      say(error);
      return false;
    }
  };
  return (
    <NotificationDrawerView
      open={open}
      onClose={onClose}
      tab={tab}
      onTab={setTab}
      now={lists[tab].at}
      messages={{ user: lists.user.messages, customerService: lists.customerService.messages }}
      onMore={(which) => lists[which].more()}
      onRetry={(which) => lists[which].retry()}
      onOpen={openMessage}
      onReply={send}
      notices={{ permission: notices.permission, onAllow: notices.allow }}
      digest={
        digest && {
          digest,
          reportHref: `/a/report/overview?from=${digest.startDateKey}&to=${digest.endDateKey}`,
          gapsHref: (id) => `/a/train/bot/${id}/report/gaps?from=${digest.startDateKey}&to=${digest.endDateKey}`,
          onRead: () => readDigest(digest.startDateKey),
          onFollow: onClose,
        }
      }
      changes={{ notices: changes, onRead: readNotice }}
      joined={joined}
      onEnter={onEnter}
    />
  );
}
