import { aiChat, newId, type AiMessage } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { explainError } from '../shared/errors.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useOwner, useSession } from '../shared/session.ts';
import { storage } from '../shared/storage.ts';
import { AiChatView, type AiTurn } from './AiChatView.tsx';
import { chatCopy as words } from './copy.ts';
import { localChat } from './localChat.ts';
import { useCost } from './useCost.ts';
import { useTextStream } from './useTextStream.ts';

export interface AiChatPageProps {
  /** Where one asks about one's own documents; left out for those who make no assistants. */
  readingHref?: string | undefined;
  onRecharge?: (() => void) | undefined;
}

/** Conversations that the menu lists. */
const LISTED = 20;

const turnOf = ({ id, question, response, stopped }: AiMessage): AiTurn => ({
  key: id,
  question,
  response,
  state: stopped ? 'stopped' : 'done',
});

/** Under which the box's text is kept: one box, whatever conversation stands above it. */
const DRAFT = 'aiChat';

/** What this visit has said in a conversation, on top of what was there when it was opened. */
interface Talk {
  /** Undefined until the first question has reached the server. */
  id: string | undefined;
  /** Undefined as long as only the server or the browser knows them. */
  turns: readonly AiTurn[] | undefined;
}

/** /a/aiChat */
export function AiChatPage({ readingHref, onRecharge }: AiChatPageProps) {
  const { config } = useSession();
  const person = useOwner();
  const { cost, place } = useCost();
  const { run, stop } = useTextStream();
  const touch = useTouch();
  const [talk, setTalk] = useState<Talk>(() => ({ id: localChat.read(person)?.conversationId, turns: undefined }));
  const [draft, setDraft] = useState(() => storage.of(person).read('typed', DRAFT));
  const [writing, setWriting] = useState(false);
  const list = useCall(aiChat.conversations, { size: LISTED }, { staleTime: 0 });
  const presets = useCall(aiChat.presets, {});
  const stored = useCall(
    aiChat.messages,
    { conversationId: talk.id ?? '' },
    { enabled: talk.id !== undefined && talk.turns === undefined, staleTime: 0 },
  );

  const type = useCallback(
    (text: string) => {
      setDraft(text);
      storage.of(person).write('typed', text, DRAFT);
    },
    [person],
  );

  // The box is one in all tabs: none clears unseen what was typed in another.
  useEffect(() => storage.of(person).follow('typed', DRAFT, setDraft), [person]);

  const shown = (): Remote<readonly AiTurn[]> => {
    if (talk.turns) return { kind: 'ready', data: talk.turns };
    const local = localChat.read(person);
    const ours = local && local.conversationId === talk.id ? local.turns : [];
    if (talk.id === undefined) return { kind: 'ready', data: ours };
    if (stored.data) return { kind: 'ready', data: [...stored.data.rows.map(turnOf), ...unsent(ours)] };
    const remote = remoteOf(stored);
    // What the browser kept stands in until the server has answered, and where it cannot be reached.
    if (ours.length > 0 && remote.kind !== 'missing') return { kind: 'ready', data: ours };
    return remote.kind === 'ready' ? { kind: 'loading' } : remote;
  };
  const turns = shown();
  // Actions of rows keep their identity, so they read the latest state from here.
  const latest = useRef({ talk, turns, writing, place });
  useLayoutEffect(() => {
    latest.current = { talk, turns, writing, place };
  });

  const ask = useCallback(
    async (question: string, before: readonly AiTurn[], parentMessageId: string | undefined) => {
      if (latest.current.writing) return;
      const { id: opened } = latest.current.talk;
      let id = latest.current.turns.kind === 'missing' ? undefined : opened;
      let turn: AiTurn = { key: newId(), question, response: '', state: 'writing' };
      const put = (change: Partial<AiTurn>) => {
        turn = { ...turn, ...change };
        setTalk({ id, turns: [...before, turn] });
      };
      put({});
      setWriting(true);
      type('');
      const input = {
        questions: question,
        ...(id && { conversationId: id }),
        ...(id && parentMessageId && { parentMessageId }),
      };
      const ending = await run(aiChat.ask, input, (event) => {
        if ('text' in event) put({ response: turn.response + event.text });
        else if ('conversationId' in event) {
          id = event.conversationId;
          put({ key: event.messageId });
        }
      });
      setWriting(false);
      if (ending.kind === 'failed') put({ state: 'failed', notice: explainError(ending.error, latest.current.place) });
      else put({ state: ending.kind });
      // Without a word nothing was stored: a conversation that would begin with it does not exist.
      if (turn.response === '' && before.length === 0) {
        id = undefined;
        put({});
      }
      localChat.write(person, { conversationId: id, turns: [...before, turn] });
      void touch(aiChat.conversations);
    },
    [run, touch, person, type],
  );

  const said = () => (latest.current.turns.kind === 'ready' ? latest.current.turns.data : []);
  const onAsk = useCallback(
    (question: string) => {
      const before = said();
      void ask(question, before, before.findLast(isStored)?.key);
    },
    [ask],
  );
  const onRetry = useCallback(
    (key: string) => {
      const all = said();
      const at = all.findIndex((turn) => turn.key === key);
      const again = all[at];
      if (!again) return;
      // A reply that broke off in the middle stays; one without a word gives its place.
      const before = again.response === '' ? all.filter((turn) => turn.key !== key) : all;
      void ask(again.question, before, before.findLast(isStored)?.key);
    },
    [ask],
  );
  const begin = () => setTalk({ id: undefined, turns: [] });
  const forget = () => {
    localChat.forget(person);
    begin();
  };
  const remove = useChange(aiChat.remove, {
    touches: [aiChat.conversations],
    onSuccess: () => {
      forget();
      toast(words.removed);
    },
    onError: say,
  });
  return (
    <AiChatView
      hasModel={config.modelConfigured}
      turns={turns}
      conversations={listed(remoteOf(list))}
      current={talk.id}
      presets={presets.data?.questions ?? []}
      draft={draft}
      writing={writing}
      cost={cost}
      readingHref={readingHref}
      onType={type}
      onAsk={onAsk}
      onStop={stop}
      onRetry={onRetry}
      onRecharge={onRecharge}
      onReload={() => void stored.refetch()}
      onNew={begin}
      onOpen={(id) => setTalk({ id, turns: undefined })}
      onForget={() => {
        forget();
        toast(words.forgotten);
      }}
      onRemove={() => talk.id && remove.mutate({ conversationId: talk.id })}
    />
  );
}

/** The server keeps a reply that has words. */
const isStored = ({ response }: AiTurn) => response !== '';

/** What was asked last and failed: it waits to be sent again. */
const unsent = (turns: readonly AiTurn[]) => turns.slice(turns.findLastIndex(isStored) + 1);

const listed = <T,>(remote: Remote<{ rows: T }>): Remote<T> =>
  remote.kind === 'ready' ? { kind: 'ready', data: remote.data.rows } : remote;
