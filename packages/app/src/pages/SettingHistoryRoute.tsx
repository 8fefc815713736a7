import { SettingHistoryPage } from '@tinystar/features/assistants';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/role/history */
export default function SettingHistoryRoute() {
  return <SettingHistoryPage assistant={useCurrentAssistant()} />;
}
