import { useSearchParams } from '../shared/useSearchParams.ts';
import { SourceDetailPage } from './SourceDetailPage.tsx';
import { SourceListPage } from './SourceListPage.tsx';

export interface SourcesPageProps {
  assistantId: string;
  /** Shows a document of the library. */
  onOpenDocument: (id: string) => void;
}

/** /a/train/bot/:kbBotId/knowledge/source, and one of them with `?id=`. */
export function SourcesPage({ assistantId, onOpenDocument }: SourcesPageProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? (
    <SourceDetailPage assistantId={assistantId} id={id} onOpenDocument={onOpenDocument} />
  ) : (
    <SourceListPage assistantId={assistantId} />
  );
}
