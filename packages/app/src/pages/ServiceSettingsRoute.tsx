import { ServiceSettingsPage } from '@tinystar/features/customerService';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/cs */
export default function ServiceSettingsRoute() {
  return <ServiceSettingsPage assistant={useCurrentAssistant()} />;
}
