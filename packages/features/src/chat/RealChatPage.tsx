import type { UsedAssistant } from '@tinystar/contract';
import { useMemo, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { costNote } from '../shared/price.ts';
import { useApi, useOwner, useSession } from '../shared/session.ts';
import { ChatView } from './ChatView.tsx';
import { publicAssistant } from './model/assistant.ts';
import { useFoundMessage } from './topics/useFoundMessage.ts';
import { useTopics } from './topics/useTopics.tsx';
import { useOwnReading } from './reading/useOwnReading.ts';
import { useChatSession } from './useChatSession.ts';
import { useOpeningQuestion, type OpeningQuestion } from './useOpeningQuestion.ts';
import { useTalkSoon } from './useTalkSoon.ts';
import { useVoice } from './voice/useVoice.ts';

export interface RealChatPageProps {
  assistant: UsedAssistant;
  /** Asked before the chat was opened. Same object while it is the same question. */
  opening?: OpeningQuestion | undefined;
  onAnswered?: () => void;
  onRecharge?: (whose: 'recharge' | 'topUpEnterprise') => void;
  /** Hands over to customer service, where it is enabled. */
  onHuman?: () => void;
  /** The address of a cited place. */
  placeHref?: (docId: string, blockId: string) => string;
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
}

/** The use side: a person talks with any assistant he may use, as the identity he acts as. */
export function RealChatPage({
  assistant,
  opening,
  onAnswered,
  onRecharge,
  onHuman,
  placeHref,
  headerStart,
  headerEnd,
}: RealChatPageProps) {
  const api = useApi();
  const { tenant } = useSession();
  const owner = useOwner();
  const keptReading = useOwnReading();
  const { showsAds = false } = assistant;
  const topics = useTopics({ api, owner, kbBotId: assistant.id, showsAds, running: opening !== undefined });
  const { port, conversation, list, found } = topics;
  const voice = useVoice();
  useTalkSoon();
  const chat = useChatSession({
    port,
    owner,
    conversation,
    ...(onRecharge ? { resolve: onRecharge } : {}),
    ...(onAnswered ? { onAnswered } : {}),
    ...(onHuman ? { human: onHuman } : {}),
    ...(voice ? { voice } : {}),
  });
  useFoundMessage(found, list, chat.state, chat.actions);
  useOpeningQuestion(opening, chat.state, chat.actions);
  const shown = useMemo(() => publicAssistant(assistant), [assistant]);
  const { payer } = assistant.price;
  const place = useMemo<ErrorPlace>(
    () => ({
      identity: tenant ? 'tenant' : 'personal',
      side: 'use',
      isCreator: tenant?.isCreator ?? false,
      isForeign: payer === 'other',
    }),
    [tenant, payer],
  );
  return (
    <>
      <ChatView
        key={conversation}
        variant="page"
        framed
        assistant={shown}
        place={place}
        cost={costNote(assistant.price)}
        headerStart={headerStart}
        headerEnd={
          <>
            {topics.button(chat.state.thread)}
            {headerEnd}
          </>
        }
        list={list}
        keptReading={keptReading}
        placeHref={placeHref}
        {...chat}
      />
      {topics.drawer}
    </>
  );
}
