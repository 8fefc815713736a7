import { BasicSettingsPage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/basic */
export default function BasicSettingsRoute() {
  return <BasicSettingsPage assistant={useCurrentAssistant()} />;
}
