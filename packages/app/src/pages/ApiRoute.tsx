import { ApiPage } from '@tinystar/features/release';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/release/api */
export default function ApiRoute() {
  return <ApiPage assistant={useCurrentAssistant()} />;
}
