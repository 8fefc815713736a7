import { WaitingEditsPage } from '@tinystar/features/waitingEdits';
import { useNavigate, useParams } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/doc/:fileId/waiting */
export default function WaitingEditsRoute() {
  const { id } = useCurrentAssistant();
  const { fileId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <WaitingEditsPage
      assistantId={id}
      fileId={fileId}
      onVersions={() => void navigate(`/a/train/bot/${id}/knowledge/doc/${fileId}/versions`)}
      onBack={() => void navigate(`/a/train/bot/${id}/knowledge/doc`)}
    />
  );
}
