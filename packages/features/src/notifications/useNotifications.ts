import { constants, csMessage, csTicket, me, tenantReports, type CsMessage, type CsSource } from '@tinystar/contract';
import { useCall, useChange, usePages } from '../shared/calls/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import type { Notifications } from './NotificationList.tsx';

/** Unread messages of one source, page by page; asked for when they are wanted. */
export const useNotifications = (source: CsSource, wanted: boolean) => {
  const pages = usePages(csMessage.unread, { source, size: constants.PAGE_SIZE }, { enabled: wanted });
  const { data, error, isPaused, hasMore, loadingMore } = pages;
  const messages: Remote<Notifications> = remoteOf({
    error,
    isPaused,
    data: data && { ...data, more: loadingMore ? 'loading' : hasMore ? 'offered' : 'none' },
  });
  return { messages, at: pages.at, more: pages.more, retry: pages.retry };
};

const touches = [csMessage.unread, me.unread];

/** What changes the unread messages and their counts. */
export const useNotificationActions = () => {
  const read = useChange(
    (api, { source, csTicketId: id, csTicketKbBotId: kbBotId }: CsMessage) =>
      api(source === 'user' ? csTicket.readByAgent : csTicket.readByUser, { id, kbBotId }),
    { touches },
  );
  const reply = useChange(
    (api, { message, text }: { message: CsMessage; text: string }) => {
      const { id: referenceMessageId, source, csTicketId, csTicketKbBotId: kbBotId } = message;
      const draft = { kbBotId, csTicketId, content: { text }, referenceMessageId };
      return source === 'user' ? api(csMessage.createAsAgent, draft) : api(csMessage.createAsUser, draft);
    },
    { touches: [...touches, csMessage.list] },
  );
  return { read, reply };
};

/** The digest of last week, and putting it away; asked for when it is wanted. */
export const useDigest = (wanted: boolean) => {
  const { data } = useCall(tenantReports.digest, {}, { enabled: wanted });
  const { mutate } = useChange(tenantReports.readDigest, { touches: [tenantReports.digest, me.unread] });
  return { digest: data?.digest ?? undefined, readDigest: (startDateKey: string) => mutate({ startDateKey }) };
};
