import { assistants, type Assistant } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useSession } from '../shared/session.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { checkRelease, type ReleaseDraft, type ReleaseErrors } from './release.ts';
import { ReleaseView } from './ReleaseView.tsx';

/** Publishes an assistant to the web or takes it back. */
export function ReleasePage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const { config } = useSession();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<ReleaseDraft>({
    category: assistant.category ?? undefined,
    permission: 'public',
    agreed: false,
  });
  const [errors, setErrors] = useState<ReleaseErrors>({});
  const ids = { kbBotId: assistant.id, id: assistant.id };

  const change = useMutation({
    mutationFn: async (publish: boolean) => {
      if (publish) await api(assistants.release, { ...ids, category: draft.category!, permission: draft.permission });
      else await api(assistants.unrelease, { ...ids, permission: 'private' });
      await queries.invalidateQueries({ queryKey: ['assistant'] });
      await queries.invalidateQueries({ queryKey: ['assistants'] });
      toast(publish ? copy.release.published : copy.release.unpublished);
    },
    onError: say,
  });

  const publish = () => {
    const wrong = checkRelease(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) change.mutate(true);
  };

  const origin = config.publicOrigin || location.origin;
  return (
    <ReleaseView
      assistant={assistant}
      link={`${origin}/b/${assistant.publicId}`}
      ssoLink={config.ssoEnabled ? `${origin}/sso/b/${assistant.publicId}` : undefined}
      draft={draft}
      errors={errors}
      pending={change.isPending}
      onChange={(next) => {
        setDraft((before) => ({ ...before, ...next }));
        setErrors({});
      }}
      onPublish={publish}
      onUnpublish={() => change.mutate(false)}
    />
  );
}
