import { prices, type Assistant } from '@tinystar/contract';
import { useMemo, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { costNote } from '../shared/price.ts';
import { useApi, useOwner, useSession } from '../shared/session.ts';
import type { ChatActions } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';
import { ownAssistant, type UnsavedSettings } from './model/assistant.ts';
import { ownPort } from './ownPort.ts';
import { TrialStart } from './TrialStart.tsx';
import { useOwnReading } from './reading/useOwnReading.ts';
import { useChatSession } from './useChatSession.ts';
import { useOpeningQuestion, type OpeningQuestion } from './useOpeningQuestion.ts';
import { useTalkSoon } from './useTalkSoon.ts';
import { useVoice } from './voice/useVoice.ts';

export interface TrialChatProps {
  assistant: Assistant;
  /** What is being changed in the form and not saved yet; its welcome and questions show at once. */
  unsaved?: UnsavedSettings | undefined;
  /** Asked before the page was opened. Same object while it is the same question. */
  opening?: OpeningQuestion | undefined;
  /** Coins may have moved. */
  onAnswered?: () => void;
  /** Opens the form of a question pair. */
  onCorrect?: ChatActions['correct'];
  /** What to do first, while the conversation has not begun. */
  start?: ReactNode;
  /** Given where a source has room beside the conversation: told when one opens and closes. */
  onSource?: ((open: boolean) => void) | undefined;
  /** Goes to where coins are bought. */
  onRecharge?: (whose: 'recharge' | 'topUpEnterprise') => void;
}

/** The trial beside the settings: real answers of the assistant being made, in a history of their own. */
export function TrialChat({
  assistant,
  unsaved,
  opening,
  start,
  onSource,
  onAnswered,
  onCorrect,
  onRecharge,
}: TrialChatProps) {
  const api = useApi();
  const { tenant } = useSession();
  const owner = useOwner();
  const keptReading = useOwnReading();
  // Switching advertisements on beside it must not begin the conversation anew.
  const showsAds = assistant.type === 'tenant';
  const port = useMemo(
    () => ownPort(api, { owner, kbBotId: assistant.id, side: 'make', showsAds }),
    [api, owner, assistant.id, showsAds],
  );
  const voice = useVoice();
  useTalkSoon();
  const chat = useChatSession({
    port,
    owner,
    conversation: `make.${assistant.id}`,
    ...(onRecharge ? { resolve: onRecharge } : {}),
    ...(onAnswered ? { onAnswered } : {}),
    ...(onCorrect ? { correct: onCorrect } : {}),
    ...(voice ? { voice } : {}),
  });
  useOpeningQuestion(opening, chat.state, chat.actions);
  const shown = useMemo(() => ({ ...ownAssistant(assistant, unsaved), showsHeader: true }), [assistant, unsaved]);
  const place = useMemo<ErrorPlace>(
    () => ({
      identity: tenant ? 'tenant' : 'personal',
      side: 'make',
      isCreator: tenant?.isCreator ?? false,
      isForeign: false,
    }),
    [tenant],
  );
  return (
    <ChatView
      variant="pane"
      assistant={shown}
      place={place}
      unsaved={unsaved !== undefined}
      cost={assistant.type === 'tenant' ? costNote({ payer: 'enterprise', coins: prices.answer }) : undefined}
      start={<TrialStart>{start}</TrialStart>}
      onSource={onSource}
      keptReading={keptReading}
      {...chat}
    />
  );
}
