import { ReleasePage } from '@tinystar/features/assistants';
import { RegressionNote } from '@tinystar/features/regression';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/release/webapp; what the latest regression says stands before the button that publishes. */
export default function ReleaseRoute() {
  const assistant = useCurrentAssistant();
  const href = `/a/train/bot/${assistant.id}/knowledge/regression`;
  return <ReleasePage assistant={assistant} note={<RegressionNote assistantId={assistant.id} href={href} />} />;
}
