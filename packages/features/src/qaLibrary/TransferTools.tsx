import { qaPairs } from '@tinystar/contract';
import { Button } from '@tinystar/ui';
import { Download, Upload } from '@tinystar/ui/icons';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { saveFile } from '../shared/saveFile.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { ImportPairs } from './ImportPairs.tsx';

/** Buttons that bring a spreadsheet into the library, or into one pair of it, and the library out. */
export function TransferTools({ kbBotId, qaPairId }: { kbBotId: string; qaPairId?: string }) {
  const [open, setOpen] = useState(false);
  const exported = useChange(qaPairs.exported, {
    touches: [],
    onSuccess: (file) => saveFile(file, file instanceof File ? file.name : copy.transfer.exportName),
    onError: say,
  });
  return (
    <>
      <Button icon={Upload} onPress={() => setOpen(true)}>
        {copy.transfer.import}
      </Button>
      {qaPairId ? null : (
        <Button
          emphasis="quiet"
          icon={Download}
          pending={exported.isPending}
          onPress={() => exported.mutate({ kbBotId })}
        >
          {copy.transfer.export}
        </Button>
      )}
      {open ? <ImportPairs kbBotId={kbBotId} {...(qaPairId && { qaPairId })} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
