import { ConversationPage } from './ConversationPage.tsx';

export interface TicketPageProps {
  kbBotId: string;
  csTicketId: string;
  /** The list of tickets. */
  backHref: string;
}

/** One ticket as an agent answers it (R-61, CS-05). */
export function TicketPage(props: TicketPageProps) {
  return <ConversationPage {...props} side="agent" />;
}
