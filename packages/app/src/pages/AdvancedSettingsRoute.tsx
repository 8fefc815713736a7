import { AdvancedSettingsPage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/advance */
export default function AdvancedSettingsRoute() {
  return <AdvancedSettingsPage assistant={useCurrentAssistant()} />;
}
