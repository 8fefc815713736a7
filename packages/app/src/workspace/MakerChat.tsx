import { documents, me, tenant, type Assistant } from '@tinystar/contract';
import { useChatDraft } from '@tinystar/features/assistants';
import { TrialChat, type OpeningQuestion } from '@tinystar/features/chat';
import { FirstDocumentsPage } from '@tinystar/features/knowledge';
import { CorrectAnswer, type Correction } from '@tinystar/features/qaLibrary';
import { PairHrefProvider, useTouch } from '@tinystar/features/shared';
import { useCallback, useState } from 'react';
import { useTopUp } from './useTopUp.ts';
import { useWide } from './useWide.ts';

export interface MakerChatProps {
  assistant: Assistant;
  /** Asked before the page was opened. */
  opening?: OpeningQuestion | undefined;
  /** Given where a source has room beside the conversation: told when one opens and closes. */
  onSource?: ((open: boolean) => void) | undefined;
}

/** The trial of the assistant being made, joined to what stands around it: unsaved settings, coins, documents. */
export function MakerChat({ assistant, opening, onSource }: MakerChatProps) {
  const unsaved = useChatDraft(assistant);
  const touch = useTouch();
  const onAnswered = useCallback(() => void touch(me.coins, tenant.coins, documents.list), [touch]);
  const [correcting, setCorrecting] = useState<Correction>();
  const pairHref = useCallback((id: string) => `/a/train/bot/${assistant.id}/knowledge/qa/${id}`, [assistant.id]);
  const wide = useWide();
  return (
    <PairHrefProvider value={wide ? pairHref : undefined}>
      <TrialChat
        assistant={assistant}
        unsaved={unsaved}
        opening={opening}
        start={<FirstDocumentsPage assistantId={assistant.id} />}
        onSource={onSource}
        onAnswered={onAnswered}
        onCorrect={setCorrecting}
        onRecharge={useTopUp()}
      />
      {correcting ? (
        <CorrectAnswer assistantId={assistant.id} initial={correcting} onClose={() => setCorrecting(undefined)} />
      ) : null}
    </PairHrefProvider>
  );
}
