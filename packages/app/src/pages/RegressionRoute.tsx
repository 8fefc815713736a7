import { RegressionPage } from '@tinystar/features/regression';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/regression */
export default function RegressionRoute() {
  return <RegressionPage assistantId={useCurrentAssistant().id} />;
}
