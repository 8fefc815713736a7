import { conversations, square, type SquareAssistant } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { PresetView } from './PresetView.tsx';

export interface PresetPageProps {
  kbBotId: string;
  /** The list it was chosen from. */
  backHref: string;
  chatHref: (assistant: SquareAssistant) => string;
  /** Opens the chat with a question. */
  onAsk: (assistant: SquareAssistant, question: string) => void;
}

const touches = [square.added, conversations.list] as const;

/** /a/popular/bot/:kbBotId */
export function PresetPage({ kbBotId, onAsk, ...addresses }: PresetPageProps) {
  const found = useCall(square.preset, { kbBotId });
  const listed = useCall(square.added, { kbBotIds: [kbBotId] });
  const add = useChange(square.add, { touches, onSuccess: () => toast(copy.added), onError: say });
  const remove = useChange(square.remove, { touches, onSuccess: () => toast(copy.removed), onError: say });
  return (
    <PresetView
      {...addresses}
      // Until it is known whether one has it, it would offer to add what stands in the list already.
      found={listed.isLoading && found.error === null ? { kind: 'loading' } : remoteOf(found)}
      added={listed.data?.kbBotIds.includes(kbBotId) ?? false}
      pending={add.isPending || remove.isPending}
      onAdd={() => add.mutate({ kbBotId, side: 'use' })}
      onRemove={() => remove.mutate({ kbBotId })}
      onAsk={onAsk}
      onRetry={() => void found.refetch()}
    />
  );
}
