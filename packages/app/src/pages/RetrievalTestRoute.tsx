import { RetrievalTestPage } from '@tinystar/features/knowledge';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/test */
export default function RetrievalTestRoute() {
  return <RetrievalTestPage assistantId={useCurrentAssistant().id} />;
}
