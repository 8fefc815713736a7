import { TrialChat } from '@tinystar/features/chat';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/chat */
export default function TrialChatRoute() {
  return <TrialChat assistant={useCurrentAssistant()} />;
}
