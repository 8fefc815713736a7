import { constants, type QaImport } from '@tinystar/contract';
import { Button, Dialog, Grow } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { SheetChoice, SheetProgress } from '../shared/SheetFile.tsx';
import { copy } from './copy.ts';
import { ImportReport } from './ImportReport.tsx';

/** How far an import has come, as the dialog shows it. */
export type ImportPhase =
  | { kind: 'choose'; error?: string | undefined }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'running' | 'ended'; of: QaImport };

export interface ImportDialogProps {
  into: 'pairs' | 'entries';
  phase: ImportPhase;
  /** The refused rows are being fetched. */
  downloading: boolean;
  onClose: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
  onDownload: () => void;
  /** Back to the choice of a file. */
  onAgain: () => void;
  /** Shows what became of the last import, where there was one. */
  onLast?: (() => void) | undefined;
}

const words = copy.transfer;

/** Takes a spreadsheet, shows how far it has come, and row by row what could not be taken in (D-18). */
export function ImportDialog(props: ImportDialogProps) {
  const { into, phase, onClose } = props;
  const ended = phase.kind === 'ended';
  return (
    <Dialog
      open
      size={ended ? 'md' : 'sm'}
      onClose={onClose}
      title={ended ? words.result : words.titles[into]}
      {...(phase.kind === 'choose' && { description: words.texts[into] })}
      footer={<Footer {...props} />}
    >
      <Body {...props} />
    </Dialog>
  );
}

function Body({ phase, onFile }: ImportDialogProps) {
  switch (phase.kind) {
    case 'sending':
      return <SheetProgress name={phase.name} share={phase.share} text={words.sending} />;
    case 'running': {
      const { fileName, done, total } = phase.of;
      return (
        <SheetProgress
          name={fileName}
          share={total ? done / total : 0}
          text={total === null ? words.reading : words.running(done, total)}
          hint={words.goesOn}
        />
      );
    }
    case 'ended':
      return <ImportReport of={phase.of} />;
    case 'choose':
      return (
        <SheetChoice
          accept=".xlsx,.csv"
          most={constants.QA_IMPORT_MAX}
          words={words}
          error={phase.error}
          onFile={onFile}
        />
      );
  }
}

function Footer({ phase, downloading, onClose, onTemplate, onDownload, onAgain, onLast }: ImportDialogProps) {
  if (phase.kind === 'ended')
    return (
      <>
        {phase.of.bad > 0 ? (
          <Grow>
            <Button icon={Download} pending={downloading} onPress={onDownload}>
              {words.download}
            </Button>
          </Grow>
        ) : null}
        <Button emphasis="quiet" onPress={onAgain}>
          {words.again}
        </Button>
        <Button tone="accent" emphasis="solid" onPress={onClose}>
          {words.done}
        </Button>
      </>
    );
  return (
    <>
      {phase.kind === 'choose' ? (
        <Grow>
          <Button emphasis="quiet" tone="accent" icon={Download} onPress={onTemplate}>
            {words.template}
          </Button>
          {onLast ? (
            <Button emphasis="quiet" onPress={onLast}>
              {words.last}
            </Button>
          ) : null}
        </Grow>
      ) : null}
      <Button onPress={onClose}>{words.close}</Button>
    </>
  );
}
