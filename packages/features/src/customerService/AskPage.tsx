import { useCallback } from 'react';
import { ConversationPage } from './ConversationPage.tsx';
import { ofAsker, useReplies } from './useReplies.ts';

export interface AskPageProps {
  kbBotId: string;
  /** The assistant's chat, or where the user's assistants are. */
  backHref: string;
}

/** A user's own conversation with the agents of an assistant (R-57, CS-06). */
export function AskPage(props: AskPageProps) {
  const { read, write, follow } = useReplies();
  const about = ofAsker(props.kbBotId);
  const keep = useCallback((text: string) => write(about, text), [write, about]);
  const followTabs = useCallback((told: (text: string) => void) => follow(about, told), [follow, about]);
  return <ConversationPage {...props} side="user" draft={read(about)} onDraft={keep} followTabs={followTabs} />;
}
