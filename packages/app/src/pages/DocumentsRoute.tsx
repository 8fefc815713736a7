import { DocumentLibraryPage } from '@tinystar/features/knowledge';
import { DocumentViewer } from '@tinystar/features/sources';
import { lazy, Suspense } from 'react';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** /a/train/bot/:kbBotId/knowledge/doc */
export default function DocumentsRoute() {
  const { id } = useCurrentAssistant();
  return (
    <DocumentLibraryPage
      assistantId={id}
      renderViewer={(document, onClose) => (
        <Suspense fallback={null}>
          <SourceDrawer />
        </Suspense>
      )}
    />
  );
}
