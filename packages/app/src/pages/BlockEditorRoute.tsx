import { BlockEditorPage } from '@tinystar/features/editor';
import { useNavigate, useParams } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/doc/:fileId */
export default function BlockEditorRoute() {
  const { id } = useCurrentAssistant();
  const { fileId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <BlockEditorPage
      assistantId={id}
      fileId={fileId}
      onBack={() => void navigate(`/a/train/bot/${id}/knowledge/doc`)}
    />
  );
}
