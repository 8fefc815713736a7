import { ConversationPage } from './ConversationPage.tsx';

export interface AskPageProps {
  kbBotId: string;
  /** The assistant's chat, or where the user's assistants are. */
  backHref: string;
}

/** A user's own conversation with the agents of an assistant (R-57, CS-06). */
export function AskPage(props: AskPageProps) {
  return <ConversationPage {...props} side="user" />;
}
