import { ApiError, assistants, meta, type AssistantSummary } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { say } from '../shared/say.ts';
import { AssistantListView } from './AssistantListView.tsx';
import { copy } from './copy.ts';
import { CreateAssistantDialog } from './CreateAssistantDialog.tsx';
import { useAssistantActions, useAssistantPage } from './useAssistants.ts';

const listPath = '/a/train/center';

/** The training centre; `creating` opens the create dialog over it. */
export function AssistantListPage({ creating }: { creating: boolean }) {
  const api = useApi();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const list = useAssistantPage(useDeferredValue(keyword), page);
  const { copy: copyOne, remove } = useAssistantActions();
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
        createButton={createButton}
        keyword={keyword}
        page={page}
        hrefOf={({ id }) => `/a/train/bot/${id}/knowledge/doc`}
        onSearch={(value) => setQuery(value ? { keyword: value } : {}, { replace: true })}
        onPage={(value) => setQuery({ ...(keyword ? { keyword } : {}), page: String(value) })}
        onCreate={() => void navigate(`/a/train/create/${api.scope}`)}
        onRetry={() => void list.refetch()}
        onCopy={({ id }) => copyOne.mutate({ kbBotId: id }, { onSuccess: () => toast(copy.list.copied), onError: say })}
        onRemove={setRemoving}
      />
      <ConfirmDialog
        open={removing !== undefined}
        tone="danger"
        title={copy.remove.title(removing?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          remove.mutate(
            { id: removing!.id },
            {
              onSuccess: () => toast(copy.list.removed),
              onError: say,
              onSettled: () => setRemoving(undefined),
            },
          )
        }
      >
        {copy.remove.text}
      </ConfirmDialog>
      {creating ? <Creating onClose={() => void navigate(listPath, { state: 'closed' })} /> : null}
    </>
  );
}

function Creating({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const templates = useCall(meta.templates, {});
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  const create = useChange(assistants.create, {
    touches: [assistants.page],
    onSuccess: ({ id }) => void navigate(`/a/train/bot/${id}/knowledge/doc`),
  });
  const { error } = create;
  return (
    <CreateAssistantDialog
      scope={api.scope}
      templates={templates.data?.rows ?? []}
      tones={tones.data?.rows ?? []}
      pending={create.isPending}
      error={error instanceof ApiError && !error.handled ? error.message : undefined}
      onClose={onClose}
      onCreate={(assistant) => create.mutate(assistant)}
    />
  );
}
