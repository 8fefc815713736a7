import { Button, Dialog, Inline, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import * as css from './PosterDialog.css.ts';
import { releaseCopy } from './releaseCopy.ts';

export interface PosterDialogProps {
  open: boolean;
  name: string;
  /** Address of the picture. */
  poster: Remote<string>;
  onSave: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = releaseCopy.poster;

/** The poster for WeChat moments (D-32, PUB-12). */
export function PosterDialog({ open, name, poster, onSave, onRetry, onClose }: PosterDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title={words.title}
      description={words.text}
      onClose={onClose}
      footer={
        poster.kind === 'ready' ? (
          <Button tone="accent" emphasis="solid" icon={Download} onPress={onSave}>
            {words.save}
          </Button>
        ) : undefined
      }
    >
      {poster.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={20} />
        </SkeletonRegion>
      ) : poster.kind === 'ready' ? (
        <Stack gap={12}>
          <Inline justify="center">
            <img className={css.poster} src={poster.data} alt={words.of(name)} />
          </Inline>
          <Text size="caption" tone="secondary">
            {words.hint}
          </Text>
        </Stack>
      ) : (
        <FailedResult title={words.failed} of={poster} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
