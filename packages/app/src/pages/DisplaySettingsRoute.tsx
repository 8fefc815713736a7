import { DisplaySettingsPage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/interface */
export default function DisplaySettingsRoute() {
  return <DisplaySettingsPage assistant={useCurrentAssistant()} />;
}
