import type { Assistant } from '@tinystar/contract';
import { useBasicDraft } from '@tinystar/features/assistants';
import { TrialChat } from '@tinystar/features/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTopUp } from './useTopUp.ts';

/** The trial of the assistant being made, joined to what stands around it: unsaved settings, coins, documents. */
export function MakerChat({ assistant }: { assistant: Assistant }) {
  const unsaved = useBasicDraft(assistant);
  const queries = useQueryClient();
  const onAnswered = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['coins'] });
    void queries.invalidateQueries({ queryKey: ['documents', assistant.id] });
  }, [queries, assistant.id]);
  return <TrialChat assistant={assistant} unsaved={unsaved} onAnswered={onAnswered} onRecharge={useTopUp()} />;
}
