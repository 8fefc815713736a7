import { type Assistant, assistants, constants, embedding, embedOrigin, lateMessages } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { releaseCopy } from './releaseCopy.ts';
import { EmbedDialog, type EmbedDraft } from './EmbedDialog.tsx';
import { websitesOf } from './embed.ts';

export interface EmbedAssistantProps {
  open: boolean;
  assistant: Assistant;
  link: string;
  onClose: () => void;
}

/** Says which websites may show an assistant's chat, and how its widget looks there. */
export default function EmbedAssistant({ open, assistant, link, onClose }: EmbedAssistantProps) {
  const ids = { kbBotId: assistant.id };
  const stored = useCall(embedding.get, ids);
  const [edits, setEdits] = useState<Partial<EmbedDraft>>({});
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const [now] = useState(() => Date.now());
  const update = useChange(embedding.update, {
    touches: [embedding.get, assistants.get],
    onSuccess: (_, { domains }) => {
      setEdits({});
      toast(releaseCopy.embed.savedAs(domains.flatMap((line) => embedOrigin(line) ?? [])));
    },
    onError: say,
  });
  const renewSecret = useChange(embedding.renewSecret, {
    touches: [embedding.get],
    onSuccess: (made) => setSecret(made.secret),
    onError: say,
  });
  const known = remoteOf(stored);
  const draft: Remote<EmbedDraft> =
    known.kind === 'ready'
      ? { kind: 'ready', data: { domains: known.data.domains.join('\n'), look: known.data.look, ...edits } }
      : known;

  const save = () => {
    if (draft.kind !== 'ready') return;
    const lines = websitesOf(draft.data.domains, link);
    const wrong = lines.some((line) => embedOrigin(line) === undefined)
      ? lateMessages.website
      : lines.length > constants.EMBED_DOMAINS_MAX
        ? lateMessages.websites
        : undefined;
    setError(wrong);
    if (!wrong) update.mutate({ ...ids, domains: lines, look: draft.data.look, version: assistant.updatedAt });
  };

  return (
    <EmbedDialog
      open={open}
      assistant={assistant}
      link={link}
      draft={draft}
      secretAt={known.kind === 'ready' ? known.data.secretAt : null}
      secret={secret}
      error={error}
      pending={update.isPending}
      making={renewSecret.isPending}
      now={now}
      onChange={(change) => {
        setEdits((before) => ({ ...before, ...change }));
        if (change.domains !== undefined) setError(undefined);
      }}
      onSave={save}
      onMakeSecret={() => renewSecret.mutate(ids)}
      onRetry={() => void stored.refetch()}
      onClose={() => {
        setSecret(undefined);
        onClose();
      }}
    />
  );
}
