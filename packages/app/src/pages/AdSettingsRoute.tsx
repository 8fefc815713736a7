import { AdSettingsPage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/ad */
export default function AdSettingsRoute() {
  return <AdSettingsPage assistant={useCurrentAssistant()} />;
}
