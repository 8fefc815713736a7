import type { UsedAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { ChatView } from './ChatView.tsx';
import { publicAssistant } from './model/assistant.ts';
import { ownPort } from './ownPort.ts';
import { PublicChatSkeleton } from './PublicChatSkeleton.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useChatSession } from './useChatSession.ts';
import { useUsedAssistant } from './useUsedAssistant.ts';

export interface PersonChatPageProps {
  /** Sends the person's token. */
  api: Api;
  publicId: string;
  /** The token is not valid any more: the page goes on as a visitor's (C-23). */
  onLoggedOut: () => void;
  /** Keeps its identity. */
  onAnswered: () => void;
  headerEnd?: ReactNode;
}

/**
 * The public address of an assistant for whoever is logged in: asked as the identity one acts as, so that it is in one's
 * list, charged by the price rule, and open to members where it is published within their enterprise (C-75).
 */
export function PersonChatPage({ api, publicId, onLoggedOut, onAnswered, headerEnd }: PersonChatPageProps) {
  const [attempt, setAttempt] = useState(0);
  const found = useUsedAssistant(api, publicId, attempt, onLoggedOut);
  if (found.kind === 'loading') return <PublicChatSkeleton />;
  if (found.kind === 'ready')
    return <Conversation key={found.data.id} {...{ api, onAnswered, headerEnd }} assistant={found.data} />;
  return <Unavailable {...(found.kind === 'failed' && { failure: found })} onRetry={() => setAttempt(attempt + 1)} />;
}

interface ConversationProps {
  api: Api;
  assistant: UsedAssistant;
  onAnswered: () => void;
  headerEnd: ReactNode;
}

function Conversation({ api, assistant, onAnswered, headerEnd }: ConversationProps) {
  const port = useMemo(() => ownPort(api, assistant.id, 'use'), [api, assistant.id]);
  const chat = useChatSession({ port, conversation: `use.${assistant.id}`, onAnswered });
  const shown = useMemo(() => publicAssistant(assistant), [assistant]);
  const { payer } = assistant.price;
  const place = useMemo<ErrorPlace>(
    () => ({
      identity: payer === 'self' ? 'personal' : 'tenant',
      side: 'use',
      isCreator: false,
      isForeign: payer === 'other',
    }),
    [payer],
  );
  const name = shown.brand?.name ?? shown.name;
  useEffect(() => {
    document.title = name;
  }, [name]);
  return <ChatView variant="page" assistant={shown} place={place} headerEnd={headerEnd} {...chat} />;
}
