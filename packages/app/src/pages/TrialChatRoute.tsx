import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { MakerChat } from '../workspace/MakerChat.tsx';

/** /a/train/bot/:kbBotId/chat */
export default function TrialChatRoute() {
  return <MakerChat assistant={useCurrentAssistant()} />;
}
