import { toast } from '@tinystar/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Owner } from '../shared/kept.ts';
import { alongStoreOf } from './along/along.ts';
import type { ChatActions } from './chatContext.ts';
import { chatStateAtom, typedAtom } from './chatCore.ts';
import { draftOf } from './drafts.ts';
import { pendingOf } from './pendingQuestion.ts';
import type { ChatPort } from './port.ts';
import { createChatSession, type ChatSession } from './session.ts';

export interface ChatSessionInput {
  /** Same object while it is the same conversation. */
  port: ChatPort;
  /** Whose unsent questions this browser keeps. */
  owner: Owner;
  /** Names the conversation's draft in this browser. */
  conversation: string;
  onAnswered?: () => void;
  resolve?: ChatActions['resolve'];
  correct?: ChatActions['correct'];
  human?: ChatActions['human'];
  voice?: ChatActions['voice'] | undefined;
}

/** One conversation for as long as its page is open: the session, what it shows, and what one can do. */
export const useChatSession = ({
  port,
  owner,
  conversation,
  onAnswered,
  resolve,
  correct,
  human,
  voice,
}: ChatSessionInput) => {
  const session: ChatSession = useMemo(
    () =>
      createChatSession({
        port,
        draft: draftOf(owner, conversation),
        along: alongStoreOf(owner, conversation),
        pending: pendingOf(owner, conversation),
        notify: (text, tone) => toast(text, { tone: tone === 'danger' ? 'danger' : 'info' }),
        ...(onAnswered ? { onAnswered } : {}),
      }),
    [port, owner, conversation, onAnswered],
  );
  useEffect(() => {
    void session.open();
    return () => session.close();
  }, [session]);
  const { store } = session;
  const state = useAtomValue(chatStateAtom, { store });
  const draft = useAtomValue(typedAtom, { store });
  const actions = useMemo<ChatActions>(
    () => ({
      send: session.send,
      type: session.type,
      ...(session.along ? { along: session.along } : {}),
      stop: session.stop,
      retry: session.retry,
      goOn: session.goOn,
      rate: (key, thumb, reason) => void session.rate(key, thumb, reason),
      clear: () => void session.clear(),
      loadOlder: () => void session.loadOlder(),
      reload: () => void session.open(),
      history: port.history,
      renewPass: port.filePass,
      ...(resolve ? { resolve } : {}),
      ...(correct ? { correct } : {}),
      ...(human ? { human } : {}),
      ...(voice ? { voice } : {}),
      // Nobody waits for a figure of the makers, and nobody is told when it is lost.
      ...(port.sourceOpened ? { sourceOpened: (id) => void port.sourceOpened?.(id).catch(() => undefined) } : {}),
      ...(port.trace ? { trace: port.trace } : {}),
    }),
    [session, port, resolve, correct, human, voice],
  );
  return { store, state, draft, actions };
};
