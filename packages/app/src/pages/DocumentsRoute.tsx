import { DocumentsPage } from '@tinystar/features/knowledge';
import { useNavigate } from 'react-router';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { DocumentViewer } from '../workspace/DocumentViewer.tsx';
import { useRecharge } from '../workspace/useRecharge.ts';

/** /a/train/bot/:kbBotId/knowledge/doc */
export default function DocumentsRoute() {
  const { id } = useCurrentAssistant();
  const navigate = useNavigate();
  return (
    <DocumentsPage
      assistantId={id}
      onEdit={(document) => void navigate(`/a/train/bot/${id}/knowledge/doc/${document.id}`)}
      onWaiting={(document) => void navigate(`/a/train/bot/${id}/knowledge/doc/${document.id}/waiting`)}
      onVersions={(document) => void navigate(`/a/train/bot/${id}/knowledge/doc/${document.id}/versions`)}
      onRecharge={useRecharge()}
      renderViewer={(document, onClose) => <DocumentViewer document={document} onClose={onClose} />}
    />
  );
}
