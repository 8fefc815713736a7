import { DocumentLibraryPage } from '@tinystar/features/knowledge';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { DocumentViewer } from '../workspace/DocumentViewer.tsx';

/** /a/train/bot/:kbBotId/knowledge/doc */
export default function DocumentsRoute() {
  const { id } = useCurrentAssistant();
  return (
    <DocumentLibraryPage
      assistantId={id}
      renderViewer={(document, onClose) => <DocumentViewer document={document} onClose={onClose} />}
    />
  );
}
