import { documents, me, tenant, type Assistant } from '@tinystar/contract';
import { useBasicDraft } from '@tinystar/features/assistants';
import { TrialChat } from '@tinystar/features/chat';
import { FirstDocuments } from '@tinystar/features/knowledge';
import { useTouch } from '@tinystar/features/shared';
import { useCallback } from 'react';
import { useTopUp } from './useTopUp.ts';

export interface MakerChatProps {
  assistant: Assistant;
  /** Given where a source has room beside the conversation: told when one opens and closes. */
  onSource?: ((open: boolean) => void) | undefined;
}

/** The trial of the assistant being made, joined to what stands around it: unsaved settings, coins, documents. */
export function MakerChat({ assistant, onSource }: MakerChatProps) {
  const unsaved = useBasicDraft(assistant);
  const touch = useTouch();
  const onAnswered = useCallback(() => void touch(me.coins, tenant.coins, documents.list), [touch]);
  return (
    <TrialChat
      assistant={assistant}
      unsaved={unsaved}
      start={<FirstDocuments assistantId={assistant.id} />}
      onSource={onSource}
      onAnswered={onAnswered}
      onRecharge={useTopUp()}
    />
  );
}
