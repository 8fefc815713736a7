import type { AssistantSummary } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GivesUp } from '../shared/GivesUp.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf } from '../shared/remote.ts';
import { useHasUnsaved } from '../shared/drafts.ts';
import { useApi } from '../shared/session.ts';
import { say } from '../shared/say.ts';
import { whenOpened } from '../shared/whenOpened.tsx';
import { AssistantListView } from './AssistantListView.tsx';
import { copy } from './copy.ts';
import { useAssistantPage, useCopyAssistant, useRemovals } from './useAssistants.ts';

// Its fields and choices are for those who make one now.
const CreateAssistant = lazy(() => import('./CreateAssistant.tsx'));
const AssistantBinPage = lazy(() => import('./AssistantBinPage.tsx'));
const RemoveAssistant = whenOpened(() => import('./RemoveAssistant.tsx'));

const listPath = '/a/train/center';

/** The training centre, or its recycle bin; `creating` opens the create dialog over it. */
export function AssistantListPage(props: { creating: boolean }) {
  const [query, setQuery] = useSearchParams();
  if (query.get('view') !== 'bin') return <AssistantList {...props} />;
  const back = () => setQuery({});
  return (
    <Suspense fallback={<GivesUp onGiveUp={back} />}>
      <AssistantBinPage onBack={back} />
    </Suspense>
  );
}

function AssistantList({ creating }: { creating: boolean }) {
  const api = useApi();
  const hasUnsaved = useHasUnsaved();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const list = useAssistantPage(useDeferredValue(keyword), page);
  const copyOne = useCopyAssistant();
  const removals = useRemovals();
  const [removing, setRemoving] = useState<AssistantSummary>();
  const createButton = useRef<HTMLButtonElement>(null);
  // The dialog has an address of its own, so the list behind it is not the list one returns to.
  const returned = useLocation().state === 'closed';
  useEffect(() => {
    if (returned) createButton.current?.focus();
  }, [returned]);

  return (
    <>
      <AssistantListView
        assistants={remoteOf(list)}
        removals={removals.data?.rows ?? []}
        createButton={createButton}
        keyword={keyword}
        page={page}
        hasUnsaved={hasUnsaved}
        hrefOf={({ id }) => `/a/train/bot/${id}/knowledge/doc`}
        onSearch={(value) => setQuery(value ? { keyword: value } : {}, { replace: true })}
        onPage={(value) => setQuery({ ...(keyword ? { keyword } : {}), page: String(value) })}
        onCreate={() => void navigate(`/a/train/create/${api.scope}`)}
        onRetry={() => void list.refetch()}
        onCopy={({ id }) => copyOne.mutate({ kbBotId: id }, { onSuccess: () => toast(copy.list.copied), onError: say })}
        onRemove={setRemoving}
      />
      <RemoveAssistant open={removing !== undefined} assistant={removing} onClose={() => setRemoving(undefined)} />
      {creating ? (
        <Suspense fallback={<GivesUp onGiveUp={() => void navigate(listPath, { state: 'closed' })} />}>
          <CreateAssistant onClose={() => void navigate(listPath, { state: 'closed' })} />
        </Suspense>
      ) : null}
    </>
  );
}
