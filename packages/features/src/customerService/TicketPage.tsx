import type { CsMessage, CsPhrase } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '../shared/drafts.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { ConversationPage } from './ConversationPage.tsx';
import type { ConversationViewProps } from './ConversationView.tsx';
import { deskCopy } from './deskCopy.ts';
import { PhrasesDialog, type PhraseDraft } from './PhrasesDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { SuggestDialog } from './SuggestDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { useColleagues, useDeskChanges, usePhraseChanges, usePhrases, useSavePhrase } from './useAgentTools.ts';

export interface TicketPageProps extends Pick<
  ConversationViewProps,
  'draft' | 'onDraft' | 'followTabs' | 'ticketHref'
> {
  kbBotId: string;
  csTicketId: string;
  /** The list of tickets. */
  backHref: string;
}

interface DialogProps {
  kbBotId: string;
  onClose: () => void;
}

/** One ticket as an agent answers it (R-61, CS-05), with what helps him: canned answers, colleagues, the Q&A library. */
export function TicketPage(props: TicketPageProps) {
  const { kbBotId, csTicketId } = props;
  const [open, setOpen] = useState<'transfer' | 'phrases' | 'suggest'>();
  const [settling, setSettling] = useState<{ reply: CsMessage; question: string }>();
  const { suggest } = useDeskChanges();
  const { mutate: askSuggestion } = suggest;
  /** What was chosen in a dialog that is closing. */
  const [taken, setTaken] = useState<string>();
  const insert = useRef<(text: string) => void>(() => undefined);
  const onSettle = useCallback((reply: CsMessage, question: string) => setSettling({ reply, question }), []);
  const desk = useMemo(
    () => ({
      onTransfer: () => setOpen('transfer'),
      onSettle,
      onPhrases: (take: (text: string) => void) => {
        insert.current = take;
        setOpen('phrases');
      },
      onSuggest: (take: (text: string) => void) => {
        insert.current = take;
        setOpen('suggest');
        askSuggestion({ kbBotId, csTicketId });
      },
    }),
    [onSettle, askSuggestion, kbBotId, csTicketId],
  );
  const close = () => setOpen(undefined);
  // After the dialog has let go of the focus, so that the box can have it.
  useEffect(() => {
    if (taken === undefined) return;
    insert.current(taken);
    setTaken(undefined);
  }, [taken]);
  return (
    <>
      <ConversationPage {...props} side="agent" desk={desk} />
      {open === 'transfer' ? <Transferring kbBotId={kbBotId} csTicketId={csTicketId} onClose={close} /> : null}
      {open === 'phrases' ? (
        <Phrases
          kbBotId={kbBotId}
          onClose={close}
          onInsert={({ text }) => {
            close();
            setTaken(text);
          }}
        />
      ) : null}
      <SuggestDialog
        open={open === 'suggest'}
        suggestion={remoteOf(suggest)}
        onRetry={() => suggest.mutate({ kbBotId, csTicketId })}
        onClose={close}
        onInsert={(text) => {
          close();
          setTaken(text);
        }}
      />
      {settling ? (
        <Settling kbBotId={kbBotId} csTicketId={csTicketId} {...settling} onClose={() => setSettling(undefined)} />
      ) : null}
    </>
  );
}

const why = (error: unknown) => (error ? noticeOf(error)?.text : undefined);

function Transferring({ kbBotId, csTicketId, onClose }: DialogProps & { csTicketId: string }) {
  const colleagues = useColleagues(kbBotId);
  const { transfer } = useDeskChanges();
  return (
    <TransferDialog
      open
      colleagues={remoteOf(colleagues)}
      pending={transfer.isPending}
      error={why(transfer.error)}
      onRetry={() => void colleagues.refetch()}
      onClose={onClose}
      onTransfer={(userId, note) =>
        transfer.mutate(
          { id: csTicketId, kbBotId, userId, note },
          {
            onSuccess: () => {
              toast(deskCopy.transfer.done);
              onClose();
            },
          },
        )
      }
    />
  );
}

function Settling({
  kbBotId,
  csTicketId,
  reply,
  question,
  onClose,
}: DialogProps & { csTicketId: string; reply: CsMessage; question: string }) {
  const { settle } = useDeskChanges();
  return (
    <SettleDialog
      open
      question={question}
      answer={reply.content.text}
      pending={settle.isPending}
      error={why(settle.error)}
      onClose={onClose}
      onSettle={(pair) =>
        settle.mutate(
          { kbBotId, csTicketId, messageId: reply.id, ...pair },
          {
            onSuccess: () => {
              toast(deskCopy.settle.done);
              onClose();
            },
          },
        )
      }
    />
  );
}

const nothing = { title: '', text: '', shared: false };

function Phrases({ kbBotId, onClose, onInsert }: DialogProps & { onInsert: (phrase: CsPhrase) => void }) {
  const [keyword, setKeyword] = useState('');
  const [draft, setDraft] = useState<PhraseDraft>();
  const phrases = usePhrases(kbBotId, keyword.trim());
  const { create, remove } = usePhraseChanges();
  // What somebody writes anew waits here, also after the dialog was closed.
  const anew = useDraft(`newPhrase-${kbBotId}`, nothing, 0);
  const onSuccess = () => {
    toast(deskCopy.phrases.saved);
    setDraft(undefined);
  };
  const onCreated = () => {
    anew.discard();
    onSuccess();
  };
  const update = useSavePhrase(kbBotId, draft ?? {}, { onSaved: onSuccess, onTheirs: () => setDraft(undefined) });
  const onDraft = (next: PhraseDraft | undefined) => {
    for (const change of [create, update, remove]) change.reset();
    setDraft(next && !next.id ? anew.draft : next);
  };
  const save = ({ id, title, text, shared }: PhraseDraft) => {
    if (!id || !draft) return create.mutate({ kbBotId, title, text, shared }, { onSuccess: onCreated });
    // As it stood when it was opened.
    const from = { version: draft.updatedAt ?? 0, values: { title: draft.title, text: draft.text } };
    return update.saveWhole(from, { title, text });
  };
  return (
    <>
      <PhrasesDialog
        open
        phrases={remoteOf(phrases)}
        keyword={keyword}
        onKeyword={setKeyword}
        draft={draft}
        onDraft={onDraft}
        onKeep={anew.set}
        pending={create.isPending || update.saving || remove.isPending}
        error={why(create.error ?? remove.error) ?? update.error}
        onSave={save}
        onRemove={({ id }) => remove.mutate({ kbBotId, id }, { onSuccess: () => toast(deskCopy.phrases.removed) })}
        onInsert={onInsert}
        onRetry={() => void phrases.refetch()}
        onClose={onClose}
      />
      <ConflictDialog {...update.conflict} />
    </>
  );
}
