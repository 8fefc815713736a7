import { constants } from '@tinystar/contract';
import { Button, Dialog, Grow } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { SheetChoice, SheetProgress } from '../shared/SheetFile.tsx';
import { copy } from './copy.ts';

export interface ImportDialogProps {
  /** The file being sent, with the share that has arrived, 0 to 1. */
  uploading?: { name: string; share: number } | undefined;
  /** What the server refused. */
  error?: string | undefined;
  onClose: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

const words = copy.import;
const MOST_BYTES = 5 * constants.MEBIBYTE;

/** Takes a spreadsheet of phone numbers to be checked; nobody is added yet (D-07). */
export function ImportDialog({ uploading, error, onClose, onTemplate, onFile }: ImportDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Grow>
            <Button emphasis="quiet" tone="accent" icon={Download} onPress={onTemplate}>
              {words.template}
            </Button>
          </Grow>
          <Button onPress={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      {uploading ? (
        <SheetProgress name={uploading.name} share={uploading.share} text={words.uploading} />
      ) : (
        <SheetChoice accept=".xlsx" most={MOST_BYTES} words={words} error={error} onFile={onFile} />
      )}
    </Dialog>
  );
}
