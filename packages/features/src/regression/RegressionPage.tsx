import { me, regression, tenant, type RegressionRhythm } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useRef, useState } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import { HistoryView } from './HistoryView.tsx';
import { Questions } from './Questions.tsx';
import { RegressionView, type RegressionTab } from './RegressionView.tsx';
import { ResultsView } from './ResultsView.tsx';
import { StartDialog, type Start } from './StartDialog.tsx';
import { isRunning } from './isRunning.ts';
import { useChoices } from './useChoices.ts';

const POLL = 1_000;
const tabOf = (text: string | null): RegressionTab => (text === 'questions' || text === 'history' ? text : 'results');

/** /a/train/bot/:kbBotId/knowledge/regression; tab, run and page live in the address. */
export function RegressionPage({ assistantId: kbBotId }: { assistantId: string }) {
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query.get('tab'));
  const overview = useCall(
    regression.overview,
    { kbBotId },
    { staleTime: 0, poll: (latest) => (isRunning(latest?.latest) ? POLL : false) },
  );
  const running = isRunning(overview.data?.latest);
  useResultsFollow(overview.data?.latest?.done, running);
  const touches = [regression.overview, regression.run, regression.runs];
  /** `was` is the rhythm at the moment of the choice; the overview is asked anew after it. */
  const [asked, setAsked] = useState<{ what: Start; was?: RegressionRhythm | undefined }>({ what: 'now' });
  const [asks, setAsks] = useState(false);
  const start = useChange(regression.start, {
    touches,
    onSuccess() {
      setAsks(false);
      setQuery({});
    },
    onError: say,
  });
  const stop = useChange(regression.stop, { touches, onSuccess: () => toast(copy.stopped), onError: say });
  const { pending, setReserve, setRhythm } = useChoices({
    kbBotId,
    overview: overview.data,
    onRhythm: () => setAsks(false),
  });
  const begin = ({ what, was }: typeof asked) => (what === 'now' ? start.mutate({ kbBotId }) : setRhythm(what, was));
  const toQuestions = () => setQuery({ tab: 'questions' });
  /** Asks before what costs coins; `what` it is. */
  const ask = async (what: Start) => {
    const was = overview.data?.every;
    // What was spent since the page was opened counts.
    const { data = overview.data } = await overview.refetch();
    if (!data) return;
    setAsked({ what, was });
    if (data.coins > 0) setAsks(true);
    else begin({ what, was });
  };
  return (
    <RegressionView
      overview={overview.data}
      now={overview.dataUpdatedAt}
      tab={tab}
      starting={start.isPending}
      onTab={(next) => setQuery(next === 'results' ? {} : { tab: next })}
      onStart={() => void ask('now')}
      onStop={() => stop.mutate({ kbBotId })}
      onRhythm={(every) => (every === 'never' ? setRhythm(every, overview.data?.every) : void ask(every))}
    >
      {tab === 'results' ? (
        <Results
          kbBotId={kbBotId}
          id={query.get('run') ?? undefined}
          questionCount={overview.data?.questionCount ?? 0}
          onQuestions={toQuestions}
        />
      ) : tab === 'questions' ? (
        <Questions kbBotId={kbBotId} />
      ) : (
        <History kbBotId={kbBotId} onOpen={(run) => setQuery({ run })} />
      )}
      {overview.data ? (
        <StartDialog
          open={asks}
          overview={overview.data}
          start={asked.what}
          pending={start.isPending || pending}
          onCancel={() => setAsks(false)}
          onStart={(amount) => {
            if (amount === undefined) begin(asked);
            else setReserve(amount, () => begin(asked));
          }}
          onQuestions={() => {
            setAsks(false);
            toQuestions();
          }}
        />
      ) : null}
    </RegressionView>
  );
}

/** The results are asked again with every question that was answered, and once more at the end. */
function useResultsFollow(done: number | undefined, running: boolean): void {
  const touch = useTouch();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const state = `${done} ${running}`;
    if (seen.current !== undefined && seen.current !== state)
      void touch(regression.run, regression.runs, ...(running ? [] : [me.coins, tenant.coins]));
    seen.current = state;
  }, [done, running, touch]);
}

interface ResultsProps {
  kbBotId: string;
  id: string | undefined;
  questionCount: number;
  onQuestions: () => void;
}

function Results({ kbBotId, id, questionCount, onQuestions }: ResultsProps) {
  const run = useCall(regression.run, { kbBotId, ...(id && { id }) }, { keepPrevious: true });
  return (
    <ResultsView
      run={remoteOf(run)}
      now={run.dataUpdatedAt}
      questionCount={questionCount}
      onQuestions={onQuestions}
      onRetry={() => void run.refetch()}
    />
  );
}

function History({ kbBotId, onOpen }: { kbBotId: string; onOpen: (id: string) => void }) {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page')) || 1;
  const runs = useCall(regression.runs, { kbBotId, page }, { keepPrevious: true });
  return (
    <HistoryView
      runs={remoteOf(runs)}
      now={runs.dataUpdatedAt}
      page={page}
      onPage={(next) => setQuery({ tab: 'history', page: String(next) })}
      onOpen={({ id }) => onOpen(id)}
      onRetry={() => void runs.refetch()}
    />
  );
}
