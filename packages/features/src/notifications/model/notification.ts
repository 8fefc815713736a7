import type { CsMessage } from '@tinystar/contract';

/** A page of the workspace by its name in the route list. */
export interface Place {
  name: 'adminKbBotConversationDetail' | 'adminKbBotAskCustomerService';
  params: Readonly<Record<string, string>>;
}

/** Where a notification belongs: a question to its ticket, a reply to the page it was asked on (NOTIF-06). */
export const placeOf = ({ source, csTicketId, csTicketKbBotId, csTicketKbBot }: CsMessage): Place =>
  source === 'user'
    ? { name: 'adminKbBotConversationDetail', params: { kbBotId: csTicketKbBotId, id: csTicketId } }
    : { name: 'adminKbBotAskCustomerService', params: { kbBotId: csTicketKbBotId, type: csTicketKbBot.type } };

/** Whose face stands beside it: the asker's, or that of the assistant in whose name an agent wrote. */
export const faceOf = ({ source, csTicketUser, csTicketKbBot }: CsMessage) =>
  source === 'user' ? csTicketUser : csTicketKbBot;
