import { speech, type Topic, type UsedAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { IconButton } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import type { Owner } from '../shared/kept.ts';
import { costNote } from '../shared/price.ts';
import { tabStorage } from '../shared/storage.ts';
import type { ChatActions } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';
import { draftOf, type Draft } from './drafts.ts';
import { publicAssistant } from './model/assistant.ts';
import { PublicChatSkeleton } from './PublicChatSkeleton.tsx';
import { useFoundMessage } from './topics/useFoundMessage.ts';
import { useTopics } from './topics/useTopics.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useAgentsWindow } from './useAgentsWindow.ts';
import { useChatSession } from './useChatSession.ts';
import { useTalkSoon } from './useTalkSoon.ts';
import { useUsedAssistant } from './useUsedAssistant.ts';
import { visitor } from '../shared/visitor.ts';

const TakeVisit = lazy(() => import('./TakeVisit.tsx'));

export interface PersonChatPageProps {
  /** Sends the person's token. */
  api: Api;
  publicId: string;
  /** Where the page was entered from. */
  back?: { label: string; onPress: () => void } | undefined;
  /** The token is not valid any more: the page goes on as a visitor's (C-23). */
  onLoggedOut: () => void;
  /** Keeps its identity. */
  onAnswered: () => void;
  headerEnd?: ReactNode;
  /** Stands above the greeting. */
  cover?: ReactNode;
  /** Goes to where a balance that ran short can be helped. */
  onRecharge: (whose: 'recharge' | 'topUpEnterprise') => void;
  /** Link shown when the assistant cannot be opened. Left out when the page is embedded in another site. */
  consoleHref?: string | undefined;
}

/**
 * The public address of an assistant for whoever is logged in: asked as the identity one acts as, so that it is in one's
 * list, charged by the price rule, and open to members where it is published within their enterprise (C-75).
 */
export function PersonChatPage(props: PersonChatPageProps) {
  const { api, publicId, onLoggedOut, consoleHref } = props;
  const [attempt, setAttempt] = useState(0);
  useTalkSoon();
  const found = useUsedAssistant(api, publicId, attempt, onLoggedOut);
  if (found.kind === 'loading') return <PublicChatSkeleton />;
  if (found.kind === 'ready')
    return <Conversation key={`${found.data.owner} ${found.data.assistant.id}`} {...props} {...found.data} />;
  return (
    <Unavailable
      {...(found.kind === 'failed' && { failure: found })}
      consoleHref={consoleHref}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** What was typed before the log-in stands in the box, unless something of one's own does; undefined for nothing. */
function goOnTyping(draft: Draft, publicId: string): string | undefined {
  const text = tabStorage.read('question', publicId) ?? undefined;
  tabStorage.remove('question', publicId);
  if (text === undefined || draft.read() !== '') return undefined;
  draft.write(text);
  return text;
}

interface ConversationProps extends Pick<
  PersonChatPageProps,
  'api' | 'publicId' | 'back' | 'onAnswered' | 'onRecharge' | 'headerEnd' | 'cover'
> {
  assistant: UsedAssistant;
  owner: Owner;
}

function Conversation(props: ConversationProps) {
  const { api, publicId, back, assistant, owner, onAnswered, onRecharge, headerEnd, cover } = props;
  const { showsAds = false } = assistant;
  const topics = useTopics({ api, owner, kbBotId: assistant.id, showsAds });
  const { port, conversation, list, found } = topics;
  const voice = useMemo<ChatActions['voice']>(
    () => (assistant.voice ? (kind) => api(speech.signedUrl, { kind }) : undefined),
    [api, assistant.voice],
  );
  const human = useAgentsWindow(assistant);
  const [typedBefore] = useState(() => goOnTyping(draftOf(owner, conversation), publicId));
  const chat = useChatSession({
    port,
    owner,
    conversation,
    onAnswered,
    resolve: onRecharge,
    voice,
    ...(human && { human }),
  });
  /** What is being typed goes along. */
  const take = (topic: Topic) => {
    if (chat.draft !== '') {
      draftOf(owner, `use.${assistant.id}.${topic.id}`).write(chat.draft);
      chat.actions.type('');
    }
    topics.open(topic);
  };
  useFoundMessage(found, list, chat.state, chat.actions);
  const shown = useMemo(() => publicAssistant(assistant), [assistant]);
  const [visited] = useState(visitor.read);
  const { isCreator } = assistant;
  const { payer } = assistant.price;
  const place = useMemo<ErrorPlace>(
    () => ({
      identity: payer === 'self' ? 'personal' : 'tenant',
      side: 'use',
      isCreator,
      isForeign: payer === 'other',
    }),
    [payer, isCreator],
  );
  const name = shown.brand?.name ?? shown.name;
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <>
      <ChatView
        key={conversation}
        variant="page"
        assistant={shown}
        place={place}
        cost={costNote(assistant.price)}
        headerStart={back ? <IconButton icon={ArrowLeft} label={back.label} onPress={back.onPress} /> : null}
        headerEnd={
          <>
            {topics.button(chat.state.thread)}
            {headerEnd}
          </>
        }
        list={list}
        cover={cover}
        {...chat}
      />
      {topics.drawer}
      {visited && chat.state.load !== 'loading' ? (
        <Suspense fallback={null}>
          <TakeVisit
            api={api}
            kbBotId={assistant.id}
            publicId={publicId}
            name={name}
            userId={visited}
            onTaken={take}
            // Then what was typed there is another one's too.
            onLeft={() => {
              if (typedBefore !== undefined && chat.draft === typedBefore) chat.actions.type('');
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
