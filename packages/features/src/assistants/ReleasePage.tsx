import { assistants, type Assistant } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { useSession } from '../shared/session.ts';
import { say } from '../shared/say.ts';
import { whenOpened } from '../shared/whenOpened.tsx';
import { releaseCopy } from './releaseCopy.ts';
import { checkRelease, type ReleaseDraft, type ReleaseErrors } from './release.ts';
import { ReleaseView } from './ReleaseView.tsx';

const EmbedAssistant = whenOpened(() => import('./EmbedAssistant.tsx'));
const SharePoster = whenOpened(() => import('./SharePoster.tsx'));

/** Publishes an assistant to the web or takes it back. */
export function ReleasePage({ assistant, note }: { assistant: Assistant; note?: ReactNode }) {
  const { config } = useSession();
  const [draft, setDraft] = useState<ReleaseDraft>({
    category: assistant.category ?? undefined,
    // An enterprise's assistant opens to its members first: wider is a choice.
    permission: assistant.type === 'tenant' ? 'protected' : 'public',
    agreed: false,
  });
  const [embedding, setEmbedding] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [errors, setErrors] = useState<ReleaseErrors>({});
  const ids = { kbBotId: assistant.id, id: assistant.id };

  const touches = [assistants.get, assistants.page];
  const release = useChange(assistants.release, {
    touches,
    onSuccess: () => toast(releaseCopy.published),
    onError: say,
  });
  const unrelease = useChange(assistants.unrelease, {
    touches,
    onSuccess: () => toast(releaseCopy.unpublished),
    onError: say,
  });

  const publish = () => {
    const wrong = checkRelease(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0)
      release.mutate({ ...ids, category: draft.category!, permission: draft.permission });
  };

  const origin = config.publicOrigin || location.origin;
  const link = `${origin}/b/${assistant.publicId}`;
  // Of a person's assistants, and of those for members alone, no website shows the chat and no poster invites to it.
  const isShared = assistant.type === 'tenant' && assistant.permission === 'public';
  return (
    <>
      <ReleaseView
        assistant={assistant}
        link={link}
        ssoLink={config.ssoEnabled ? `${origin}/sso/b/${assistant.publicId}` : undefined}
        note={note}
        draft={draft}
        errors={errors}
        pending={release.isPending || unrelease.isPending}
        onChange={(next) => {
          setDraft((before) => ({ ...before, ...next }));
          setErrors({});
        }}
        onPublish={publish}
        onUnpublish={() => unrelease.mutate({ ...ids, permission: 'private' })}
        onEmbed={isShared ? () => setEmbedding(true) : undefined}
        onPoster={isShared ? () => setSharing(true) : undefined}
      />
      <EmbedAssistant open={embedding} assistant={assistant} link={link} onClose={() => setEmbedding(false)} />
      <SharePoster open={sharing} assistant={assistant} link={link} onClose={() => setSharing(false)} />
    </>
  );
}
