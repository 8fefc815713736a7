import { Button, Inline, Stack, UploadList, type UploadState } from '@tinystar/ui';
import { RotateCw } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import { formatSize } from './format.ts';
import type { UploadItem, UploadPhase } from './model/uploadQueue.ts';

export interface UploadItemsProps {
  items: readonly UploadItem[];
  /** Whether a document keeps the versions that it had. @default true */
  keepsVersions?: boolean | undefined;
  /** How an error of an upload is told, e.g. the wording of missing coins. */
  explain: (phase: Extract<UploadPhase, { kind: 'failed' }>) => string;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onForce: (key: string) => void;
  onReplace: (key: string) => void;
}

/** The files of a batch, and what can be done about each. */
export function UploadItems(props: UploadItemsProps) {
  const { items, keepsVersions = true, explain, onCancel, onRetry, onForce, onReplace } = props;
  const stateOf = (phase: UploadPhase): UploadState => {
    switch (phase.kind) {
      case 'queued':
        return { kind: 'waiting' };
      case 'uploading':
        return { kind: 'sending', share: phase.total === 0 ? 0 : phase.sent / phase.total };
      case 'success':
        return { kind: 'done' };
      case 'duplicate':
        return phase.replaces
          ? { kind: 'duplicate', reason: copy.drawer.sameName(keepsVersions, phase.sameAs), replaceable: true }
          : { kind: 'duplicate', reason: copy.drawer.duplicate(phase.sameAs) };
      case 'failed':
        return { kind: 'failed', reason: explain(phase), final: !phase.retryable };
    }
  };
  const again = items.filter(({ phase }) => phase.kind === 'failed' && phase.retryable);
  return (
    <Stack gap={8}>
      {again.length > 1 ? (
        <Inline justify="end">
          <Button size="sm" icon={RotateCw} onPress={() => again.forEach(({ key }) => onRetry(key))}>
            {copy.retryAll(again.length)}
          </Button>
        </Inline>
      ) : null}
      <UploadList
        items={items.map(({ key, file, site, phase }) => ({
          id: key,
          name: file.name,
          // A page has no size before it is captured.
          size: site && file.size === 0 ? copy.site.kind : formatSize(file.size),
          state: stateOf(phase),
        }))}
        onCancel={onCancel}
        onRemove={onCancel}
        onRetry={onRetry}
        onForce={onForce}
        onReplace={onReplace}
      />
    </Stack>
  );
}
