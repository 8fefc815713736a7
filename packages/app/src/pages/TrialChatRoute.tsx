import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { MakerChat } from '../workspace/MakerChat.tsx';
import { useOpening } from '../workspace/useOpening.ts';
import { useRoomy } from '../workspace/useWide.ts';

/** The page is the chat's alone: a source beside it takes its room from nobody. */
const noOneGivesWay = () => {};

/** /a/train/bot/:kbBotId/chat */
export default function TrialChatRoute() {
  const assistant = useCurrentAssistant();
  const { opening } = useOpening();
  return <MakerChat assistant={assistant} opening={opening} onSource={useRoomy() ? noOneGivesWay : undefined} />;
}
