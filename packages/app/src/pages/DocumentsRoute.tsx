import { DocumentLibraryPage } from '@tinystar/features/knowledge';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { DocumentViewer } from '../workspace/DocumentViewer.tsx';
import { useRecharge } from '../workspace/useRecharge.ts';

/** /a/train/bot/:kbBotId/knowledge/doc */
export default function DocumentsRoute() {
  const { id } = useCurrentAssistant();
  return (
    <DocumentLibraryPage
      assistantId={id}
      onRecharge={useRecharge()}
      renderViewer={(document, onClose) => <DocumentViewer document={document} onClose={onClose} />}
    />
  );
}
