import { constants, documents, reports, type ReportGap } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { copy } from './copy.ts';
import { DocumentDialog } from './DocumentDialog.tsx';
import { GapsView } from './GapsView.tsx';

export interface GapsPageProps {
  kbBotId: string;
  conversationsPath: string;
  /** The page that tries a question against the knowledge. */
  testPath: string;
  /** The list of documents; behind it stands the address of each. */
  documentsPath: string;
  /** The form that answers a question in the Q&A library. */
  correct: (initial: { question: string; answer: string; wordings: string[] }, onClose: () => void) => ReactNode;
}

/** /a/train/bot/:kbBotId/report/gaps */
export function GapsPage({ kbBotId, conversationsPath, testPath, documentsPath, correct }: GapsPageProps) {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const gaps = useCall(reports.gaps, { kbBotId, ...rangeInput(range) }, { keepPrevious: true });
  const ignore = useChange(reports.ignore, { touches: [reports.gaps], onError: say });
  const [answering, setAnswering] = useState<ReportGap>();
  const [lacking, setLacking] = useState<string>();
  const [keyword, setKeyword] = useState('');
  const found = useCall(
    documents.list,
    { id: kbBotId, ...(keyword.trim() && { keyword: keyword.trim() }), page: 1, size: constants.PAGE_SIZE },
    { keepPrevious: true, enabled: lacking !== undefined },
  );
  return (
    <PlanGate text={copy.gated}>
      <GapsView
        gaps={remoteOf(gaps)}
        range={range}
        onRange={(next) => setQuery(rangeQuery(next))}
        onAnswer={setAnswering}
        onDocument={({ question }) => setLacking(question)}
        onIgnore={({ keys }) =>
          ignore.mutate(
            { kbBotId, keys, ignored: true },
            {
              onSuccess: () =>
                toast(copy.gaps.ignored, {
                  action: (dismiss) => (
                    <Button
                      size="sm"
                      onPress={() => {
                        ignore.mutate({ kbBotId, keys, ignored: false });
                        dismiss();
                      }}
                    >
                      {copy.gaps.undo}
                    </Button>
                  ),
                }),
            },
          )
        }
        onRetry={() => void gaps.refetch()}
        hrefOf={conversationHref(conversationsPath)}
        testHref={(question) => `${testPath}?${new URLSearchParams({ question }).toString()}`}
      />
      <DocumentDialog
        open={lacking !== undefined}
        question={lacking ?? ''}
        documents={remoteOf(found)}
        keyword={keyword}
        onKeyword={setKeyword}
        hrefOf={(id) => `${documentsPath}/${id}`}
        uploadHref={documentsPath}
        onRetry={() => void found.refetch()}
        onClose={() => setLacking(undefined)}
      />
      {answering === undefined
        ? null
        : correct(
            {
              question: answering.question,
              answer: '',
              wordings: answering.wordings.slice(1).map(({ question }) => question),
            },
            () => {
              setAnswering(undefined);
              void gaps.refetch();
            },
          )}
    </PlanGate>
  );
}
