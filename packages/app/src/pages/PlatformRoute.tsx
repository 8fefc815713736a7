import { PlatformPage } from '@tinystar/features/channels';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/release/platform */
export default function PlatformRoute() {
  return <PlatformPage assistant={useCurrentAssistant()} />;
}
