import { RetrievalTestPage } from '@tinystar/features/knowledge';
import { lazy, Suspense } from 'react';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

const PassagePage = lazy(async () => ({ default: (await import('@tinystar/features/sources')).PassagePage }));

/** /a/train/bot/:kbBotId/knowledge/test */
export default function RetrievalTestRoute() {
  const { id } = useCurrentAssistant();
  const knowledge = `/a/train/bot/${id}/knowledge`;
  return (
    <RetrievalTestPage
      assistantId={id}
      hrefOf={({ kind, sourceId, places: [first] }) =>
        kind === 'qa'
          ? `${knowledge}/qa/${sourceId}`
          : `${knowledge}/doc/${sourceId}${first ? `?block=${first.blockId}` : ''}`
      }
      renderPage={({ sourceId, places }) => (
        <Suspense fallback={null}>
          <PassagePage assistantId={id} fileId={sourceId} places={places} />
        </Suspense>
      )}
    />
  );
}
