import { reports } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { copy } from './copy.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { UsersView } from './UsersView.tsx';

/** /a/train/bot/:kbBotId/report/chat/user */
export function UsersPage({ kbBotId, conversationsPath }: { kbBotId: string; conversationsPath: string }) {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const page = Number(query.get('page')) || 1;
  const list = useCall(reports.users, { kbBotId, ...rangeInput(range), page }, { keepPrevious: true });
  return (
    <PlanGate text={copy.gated}>
      <UsersView
        users={remoteOf(list)}
        range={range}
        page={page}
        onRange={(next) => setQuery(rangeQuery(next))}
        onPage={(next) => setQuery({ ...rangeQuery(range), page: String(next) })}
        onRetry={() => void list.refetch()}
        hrefOf={conversationHref(conversationsPath)}
      />
    </PlanGate>
  );
}
