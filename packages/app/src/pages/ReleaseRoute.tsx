import { ReleasePage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/release/webapp */
export default function ReleaseRoute() {
  return <ReleasePage assistant={useCurrentAssistant()} />;
}
