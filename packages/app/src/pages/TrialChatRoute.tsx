import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { MakerChat } from '../workspace/MakerChat.tsx';
import { useOpening } from '../workspace/useOpening.ts';

/** /a/train/bot/:kbBotId/chat */
export default function TrialChatRoute() {
  return <MakerChat assistant={useCurrentAssistant()} opening={useOpening().opening} />;
}
