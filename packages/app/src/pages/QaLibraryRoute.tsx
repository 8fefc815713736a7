import { QaLibraryPage } from '@tinystar/features/qaLibrary';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/qa */
export default function QaLibraryRoute() {
  return <QaLibraryPage assistantId={useCurrentAssistant().id} />;
}
