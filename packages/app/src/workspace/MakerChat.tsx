import { documents, me, tenant, type Assistant } from '@tinystar/contract';
import { useBasicDraft } from '@tinystar/features/assistants';
import { TrialChat } from '@tinystar/features/chat';
import { useTouch } from '@tinystar/features/shared';
import { useCallback } from 'react';
import { useTopUp } from './useTopUp.ts';

/** The trial of the assistant being made, joined to what stands around it: unsaved settings, coins, documents. */
export function MakerChat({ assistant }: { assistant: Assistant }) {
  const unsaved = useBasicDraft(assistant);
  const touch = useTouch();
  const onAnswered = useCallback(() => void touch(me.coins, tenant.coins, documents.list), [touch]);
  return <TrialChat assistant={assistant} unsaved={unsaved} onAnswered={onAnswered} onRecharge={useTopUp()} />;
}
