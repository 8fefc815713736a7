import { reports, type AnswerTrace, type FilePass, type Reference } from '@tinystar/contract';
import { useCallback, useState, type ReactNode } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { remoteOf } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { say } from '../shared/say.ts';
import { useApi } from '../shared/session.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { placeOf, queryOf, rangeInput } from './address.ts';
import { ConversationDrawer } from './ConversationDrawer.tsx';
import { ConversationsView } from './ConversationsView.tsx';
import { copy } from './copy.ts';
import { HandOverControl } from './HandOverControl.tsx';

export interface ConversationsPageProps {
  kbBotId: string;
  /** The form that puts an answer right, which belongs to the Q&A library. */
  correct: (initial: { question: string; answer: string }, onClose: () => void) => ReactNode;
  /** What opens how an answer came about, which belongs to the chat. */
  trace: (messageId: string, read: (messageId: string) => Promise<AnswerTrace>) => ReactNode;
}

/** /a/train/bot/:kbBotId/report/chat/history; filter and page live in the address. */
export function ConversationsPage({ kbBotId, correct, trace }: ConversationsPageProps) {
  const [query, setQuery] = useSearchParams();
  const place = placeOf(query);
  const { range, page, ...filter } = place;
  const { keys, ...others } = filter;
  const input = { kbBotId, ...rangeInput(range), ...others, keys: keys && [...keys] };
  const list = useCall(reports.conversations, { ...input, page }, { keepPrevious: true });
  const exported = useChange(reports.exported, {
    touches: [],
    onSuccess: (file) => saveFile(file, file instanceof File ? file.name : copy.conversations.exportName),
    onError: say,
  });
  const [opened, setOpened] = useState(query.get('open') ?? undefined);
  const [correcting, setCorrecting] = useState<{ question: string; answer: string }>();
  const conversation = useCall(reports.conversation, { kbBotId, id: opened ?? '' }, { enabled: opened !== undefined });
  const renewPass = async (docId: string, type: Reference['type'], version = 1): Promise<FilePass> => {
    const { data } = await conversation.refetch();
    const references = data?.messages.flatMap(({ sentenceMap }) =>
      Object.values(sentenceMap).flatMap(({ reference }) => reference),
    );
    const pass = references?.find(
      (each) => each.type === type && each.doc_id === docId && (each.doc_version ?? 1) === version,
    )?.file_pass;
    if (!pass) throw new Error('the document is gone');
    return pass;
  };
  const api = useApi();
  const readTrace = useCallback((id: string) => api(reports.trace, { kbBotId, id }), [api, kbBotId]);
  return (
    <PlanGate text={copy.gated}>
      <ConversationsView
        conversations={remoteOf(list)}
        place={place}
        now={list.dataUpdatedAt}
        exporting={exported.isPending}
        onPlace={(next) => setQuery(queryOf(next))}
        onOpen={setOpened}
        onExport={() => exported.mutate(input)}
        onRetry={() => void list.refetch()}
      />
      <ConversationDrawer
        open={opened !== undefined}
        messages={remoteOf({ ...conversation, data: conversation.data?.messages })}
        now={conversation.dataUpdatedAt}
        onClose={() => setOpened(undefined)}
        onRetry={() => void conversation.refetch()}
        onCorrect={({ question, answer }) => {
          setOpened(undefined);
          setCorrecting({ question, answer });
        }}
        renewPass={renewPass}
        handOver={opened === undefined ? null : <HandOverControl kbBotId={kbBotId} id={opened} />}
        trace={(id) => trace(id, readTrace)}
      />
      {correcting ? correct(correcting, () => setCorrecting(undefined)) : null}
    </PlanGate>
  );
}
