import { QaDetailPage } from '@tinystar/features/qaLibrary';
import { useNavigate, useParams } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/qa/:id */
export default function QaDetailRoute() {
  const assistant = useCurrentAssistant();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <QaDetailPage
      key={id}
      assistantId={assistant.id}
      qaPairId={id}
      onBack={() => void navigate(`/a/train/bot/${assistant.id}/knowledge/qa`)}
    />
  );
}
