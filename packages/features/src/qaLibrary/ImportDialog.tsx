import { constants, type QaImport, type ImportLine } from '@tinystar/contract';
import { Button, Dialog, Grow, Stack } from '@tinystar/ui';
import { Download, RotateCcw } from '@tinystar/ui/icons';
import { RecentImports } from '../shared/RecentImports.tsx';
import type { Remote } from '../shared/remote.ts';
import { SheetColumns } from '../shared/SheetColumns.tsx';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { canImport, type OpenedSheet, type SheetReading } from '../shared/sheetReading.ts';
import { SheetChoice, SheetProgress } from '../shared/SheetFile.tsx';
import { copy } from './copy.ts';
import { ImportReport } from './ImportReport.tsx';

/** How far an import has come, as the dialog shows it. */
export type ImportPhase =
  | { kind: 'choose'; error?: string | undefined }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'columns'; sheet: OpenedSheet; error?: string | undefined }
  | { kind: 'running' | 'ended'; of: QaImport };

export interface ImportDialogProps {
  into: 'pairs' | 'entries';
  phase: ImportPhase;
  /** The refused rows are being fetched. */
  downloading: boolean;
  onClose: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
  onRead: (reading: SheetReading) => void;
  /** Takes in what is shown. */
  onConfirm: () => void;
  /** What the import brought is being taken out again. */
  undoing: boolean;
  onUndo: () => void;
  onDownload: () => void;
  /** Back to the choice of a file. */
  onAgain: () => void;
  /** Shows what became of the last import, where there was one. */
  onLast?: (() => void) | undefined;
  /** The last imports, newest first. */
  recent: Remote<readonly ImportLine[]>;
  onRetryRecent: () => void;
  /** The one of them that is being taken back. */
  undoingRecent: string | undefined;
  onUndoRecent: (id: string, withEdited: boolean) => void;
}

const words = copy.transfer;

/** Takes a spreadsheet, shows what it would be read as before anything is stored, how far it has come, and row by row what could not be taken in (D-18). */
export function ImportDialog(props: ImportDialogProps) {
  const { into, phase, onClose } = props;
  const ended = phase.kind === 'ended';
  const wide = ended || phase.kind === 'columns';
  return (
    <Dialog
      open
      size={wide ? 'md' : 'sm'}
      onClose={onClose}
      title={ended ? words.result : words.titles[into]}
      {...(phase.kind === 'choose' && { description: words.texts[into] })}
      {...(phase.kind === 'columns' && { description: sheetCopy.text })}
      footer={<Footer {...props} />}
    >
      <Body {...props} />
    </Dialog>
  );
}

function Body({ into, phase, onFile, onRead, recent, undoingRecent, onUndoRecent, onRetryRecent }: ImportDialogProps) {
  switch (phase.kind) {
    case 'sending':
      return <SheetProgress name={phase.name} share={phase.share} text={words.sending} />;
    case 'columns':
      return <SheetColumns kind={into} sheet={phase.sheet} error={phase.error} onRead={onRead} />;
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
      return <ImportReport of={phase.of} into={into} />;
    case 'choose':
      return (
        <Stack gap={24}>
          <SheetChoice
            accept=".xlsx,.csv"
            most={constants.QA_IMPORT_MAX}
            words={words}
            error={phase.error}
            onFile={onFile}
          />
          <RecentImports
            words={{ ...words, undoText: words.undoTexts[into] }}
            imports={recent}
            undoing={undoingRecent}
            onUndo={onUndoRecent}
            onRetry={onRetryRecent}
          />
        </Stack>
      );
  }
}

function Footer(props: ImportDialogProps) {
  const { into, phase, downloading, undoing, onClose, onTemplate, onDownload, onConfirm, onUndo, onAgain, onLast } =
    props;
  if (phase.kind === 'columns')
    return (
      <>
        <Button emphasis="quiet" onPress={onAgain}>
          {sheetCopy.other}
        </Button>
        <Button tone="accent" emphasis="solid" disabled={!canImport(into, phase.sheet)} onPress={onConfirm}>
          {sheetCopy.confirm}
        </Button>
      </>
    );
  if (phase.kind === 'ended')
    return (
      <>
        <Grow>
          {phase.of.bad > 0 ? (
            <Button icon={Download} pending={downloading} onPress={onDownload}>
              {words.download}
            </Button>
          ) : null}
          {phase.of.good > 0 && phase.of.status !== 'undone' ? (
            <Button emphasis="quiet" tone="danger" icon={RotateCcw} pending={undoing} onPress={onUndo}>
              {sheetCopy.undo}
            </Button>
          ) : null}
        </Grow>
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
