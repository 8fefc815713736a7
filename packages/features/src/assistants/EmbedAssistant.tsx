import { type Assistant, assistants, constants, embedding, embedOrigin, lateMessages } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { releaseCopy } from './releaseCopy.ts';
import { EmbedDialog } from './EmbedDialog.tsx';
import { embedCode, linesOf } from './embed.ts';

export interface EmbedAssistantProps {
  open: boolean;
  assistant: Assistant;
  link: string;
  onClose: () => void;
}

/** Says which websites may show an assistant's chat. */
export default function EmbedAssistant({ open, assistant, link, onClose }: EmbedAssistantProps) {
  const stored = useCall(embedding.get, { kbBotId: assistant.id });
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const update = useChange(embedding.update, {
    touches: [embedding.get, assistants.get],
    onSuccess: () => {
      setTyped(undefined);
      toast(releaseCopy.embed.saved);
    },
    onError: say,
  });
  const known = remoteOf(stored);
  const domains = known.kind === 'ready' ? { ...known, data: typed ?? known.data.domains.join('\n') } : known;

  const save = () => {
    if (domains.kind !== 'ready') return;
    const lines = linesOf(domains.data);
    const wrong = lines.some((line) => embedOrigin(line) === undefined)
      ? lateMessages.website
      : lines.length > constants.EMBED_DOMAINS_MAX
        ? lateMessages.websites
        : undefined;
    setError(wrong);
    if (!wrong) update.mutate({ kbBotId: assistant.id, domains: lines, version: assistant.updatedAt });
  };

  return (
    <EmbedDialog
      open={open}
      code={embedCode(assistant.name, link)}
      domains={domains}
      error={error}
      pending={update.isPending}
      onChange={(text) => {
        setTyped(text);
        setError(undefined);
      }}
      onSave={save}
      onRetry={() => void stored.refetch()}
      onClose={onClose}
    />
  );
}
