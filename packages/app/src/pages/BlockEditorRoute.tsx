import { BlockEditorPage } from '@tinystar/features/editor';
import { useSearchParams } from '@tinystar/features/shared';
import { useNavigate, useParams } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/doc/:fileId; `?block=` names the block to begin at. */
export default function BlockEditorRoute() {
  const { id } = useCurrentAssistant();
  const { fileId = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <BlockEditorPage
      assistantId={id}
      fileId={fileId}
      blockId={query.get('block') ?? undefined}
      onWaiting={() => void navigate(`/a/train/bot/${id}/knowledge/doc/${fileId}/waiting`)}
      onVersions={() => void navigate(`/a/train/bot/${id}/knowledge/doc/${fileId}/versions`)}
      onBack={() => void navigate(`/a/train/bot/${id}/knowledge/doc`)}
    />
  );
}
