import { VersionsPage } from '@tinystar/features/versions';
import { useNavigate, useParams } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/doc/:fileId/versions */
export default function VersionsRoute() {
  const { id } = useCurrentAssistant();
  const { fileId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <VersionsPage assistantId={id} fileId={fileId} onBack={() => void navigate(`/a/train/bot/${id}/knowledge/doc`)} />
  );
}
