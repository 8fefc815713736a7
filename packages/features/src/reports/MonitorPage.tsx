import { reports } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { copy } from './copy.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { MonitorView } from './MonitorView.tsx';

/** /a/train/bot/:kbBotId/report/monitor; the word and its page live in the address. */
export function MonitorPage({ kbBotId, conversationsPath }: { kbBotId: string; conversationsPath: string }) {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const input = { kbBotId, ...rangeInput(range) };
  const keywords = useCall(reports.keywords, input, { keepPrevious: true });
  const keyword = query.get('word') ?? keywords.data?.keywords[0]?.keyword;
  const page = Number(query.get('page')) || 1;
  const questions = useCall(
    reports.questions,
    { ...input, keyword: keyword ?? '', page },
    { enabled: keyword !== undefined, keepPrevious: true },
  );
  return (
    <PlanGate text={copy.gated}>
      <MonitorView
        keywords={remoteOf(keywords)}
        questions={remoteOf(questions)}
        keyword={keyword}
        page={page}
        range={range}
        onRange={(next) => setQuery(rangeQuery(next))}
        onKeyword={(word) => setQuery({ ...rangeQuery(range), word })}
        onPage={(next) => setQuery({ ...rangeQuery(range), word: keyword ?? '', page: String(next) })}
        onRetry={() => void Promise.all([keywords.refetch(), questions.refetch()])}
        hrefOf={conversationHref(conversationsPath)}
      />
    </PlanGate>
  );
}
