import { Button, Dialog, Empty, Inline, Skeleton, SkeletonRegion, Stack } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { copy } from './copy.ts';
import * as css from './MiniProgramDialog.css.ts';

export interface MiniProgramDialogProps {
  name: string;
  /** The picture as a data URI; null where the deployment has no mini program. */
  code: Remote<string | null>;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.mini;

// The content security policy lets no script fetch a data URI.
const fileOf = (dataUri: string): Blob => {
  const [head = '', base64 = ''] = dataUri.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
};

/** The code that opens the assistant in the WeChat mini program (D-38, PUB-13). */
export function MiniProgramDialog({ name, code, onRetry, onClose }: MiniProgramDialogProps) {
  const address = (code.kind === 'ready' && code.data) || '';
  return (
    <Dialog open size="sm" title={words.dialog} description={words.text} onClose={onClose}>
      {code.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      ) : code.kind !== 'ready' ? (
        <FailedResult title={words.failed} of={code} onRetry={onRetry} />
      ) : code.data === null ? (
        <Empty kind="waiting" title={words.none.title}>
          {words.none.text}
        </Empty>
      ) : (
        <Stack gap={16}>
          <Inline justify="center">
            <img className={css.code} src={address} alt={words.of(name)} />
          </Inline>
          <Inline justify="center">
            <Button icon={Download} onPress={() => saveFile(fileOf(address), `${name}.png`)}>
              {words.save}
            </Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
}
