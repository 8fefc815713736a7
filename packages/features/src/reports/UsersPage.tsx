import { reports } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { copy } from './copy.ts';
import { remoteOf } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { UsersView } from './UsersView.tsx';

/** /a/train/bot/:kbBotId/report/chat/user */
export function UsersPage({ kbBotId, conversationsPath }: { kbBotId: string; conversationsPath: string }) {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const page = Number(query.get('page')) || 1;
  const list = useCall(reports.users, { kbBotId, ...rangeInput(range), page }, { keepPrevious: true });
  const exported = useChange(reports.usersExported, {
    touches: [],
    onSuccess: (file) => saveFile(file, file instanceof File ? file.name : copy.users.exportName),
    onError: say,
  });
  return (
    <PlanGate text={copy.gated}>
      <UsersView
        users={remoteOf(list)}
        range={range}
        page={page}
        exporting={exported.isPending}
        onExport={() => exported.mutate({ kbBotId, ...rangeInput(range) })}
        onRange={(next) => setQuery(rangeQuery(next))}
        onPage={(next) => setQuery({ ...rangeQuery(range), page: String(next) })}
        onRetry={() => void list.refetch()}
        hrefOf={conversationHref(conversationsPath)}
      />
    </PlanGate>
  );
}
