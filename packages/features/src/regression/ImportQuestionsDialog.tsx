import { constants, type ImportLine, type Output, type regression } from '@tinystar/contract';
import { Button, Dialog, FileDrop, Grow, InlineMessage, Stack, Table, Text } from '@tinystar/ui';
import { RotateCcw } from '@tinystar/ui/icons';
import { useState } from 'react';
import { RecentImports } from '../shared/RecentImports.tsx';
import type { Remote } from '../shared/remote.ts';
import { SheetColumns } from '../shared/SheetColumns.tsx';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { sheetRefusal } from '../shared/sheetRefusal.ts';
import { canImport, type OpenedSheet, type SheetReading } from '../shared/sheetReading.ts';
import { copy } from './copy.ts';

export interface ImportQuestionsDialogProps {
  /** What became of the spreadsheet that was sent. */
  report: Output<typeof regression.bulkImport> | undefined;
  /** It was taken back. */
  undone: boolean;
  pending: boolean;
  /** What was looked at and not sent yet. */
  sheet: OpenedSheet | undefined;
  error?: string | undefined;
  onFile: (file: File) => void;
  onRead: (reading: SheetReading) => void;
  onConfirm: () => void;
  onUndo: () => void;
  /** Back to the choice of a file. */
  onAgain: () => void;
  onClose: () => void;
  /** The last imports, newest first. */
  recent: Remote<readonly ImportLine[]>;
  onRetryRecent: () => void;
  /** The one of them that is being taken back. */
  undoingRecent: string | undefined;
  onUndoRecent: (id: string) => void;
}

const words = copy.importing;
const taken = { endings: ['.xlsx', '.csv'], most: 5 * constants.MEBIBYTE, words };

/** Shows what a spreadsheet of questions would be read as, takes it in, and tells row by row what was not. */
export function ImportQuestionsDialog(props: ImportQuestionsDialogProps) {
  const { report, undone, pending, sheet, error, onFile, onRead, onClose, recent, ...rest } = props;
  const { onRetryRecent, undoingRecent, onUndoRecent } = rest;
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? error;
  const wide = report ? report.failures.length > 0 : sheet !== undefined;
  return (
    <Dialog
      open
      size={wide ? 'md' : 'sm'}
      title={words.title}
      {...(!report && { description: sheet ? sheetCopy.text : words.text })}
      onClose={onClose}
      footer={<Footer {...props} />}
    >
      {report ? (
        <Stack gap={16}>
          {undone ? (
            <InlineMessage>{sheetCopy.undone}</InlineMessage>
          ) : (
            <InlineMessage tone={report.good > 0 ? 'success' : 'info'}>{words.good(report.good)}</InlineMessage>
          )}
          {report.failures.length > 0 ? (
            <>
              <Text tone="danger">{words.bad(report.failures.length)}</Text>
              <Table
                caption={words.failures}
                rows={report.failures}
                rowId={({ row }) => String(row)}
                empty={null}
                columns={[
                  { id: 'row', title: words.row, width: 4, align: 'end', cell: ({ row }) => String(row) },
                  {
                    id: 'question',
                    title: copy.columns.question,
                    cell: ({ question }) => <Text lines={1}>{question || '-'}</Text>,
                  },
                  {
                    id: 'reason',
                    title: words.reason,
                    width: 13,
                    cell: ({ reason }) => <Text tone="danger">{reason}</Text>,
                  },
                ]}
              />
            </>
          ) : null}
        </Stack>
      ) : sheet ? (
        <SheetColumns kind="questions" sheet={sheet} error={error} onRead={onRead} />
      ) : (
        <Stack gap={16}>
          <FileDrop
            accept=".xlsx,.csv"
            multiple={false}
            disabled={pending}
            label={words.drop}
            hint={words.hint}
            onFiles={([file]) => {
              if (!file) return;
              const why = sheetRefusal(file, taken);
              setRefused(why);
              if (why === null) onFile(file);
            }}
          />
          {problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
          <RecentImports
            words={words}
            imports={recent}
            undoing={undoingRecent}
            onUndo={onUndoRecent}
            onRetry={onRetryRecent}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function Footer({ report, undone, pending, sheet, onConfirm, onUndo, onAgain, onClose }: ImportQuestionsDialogProps) {
  if (report)
    return (
      <>
        {report.good > 0 && !undone ? (
          <Grow>
            <Button emphasis="quiet" tone="danger" icon={RotateCcw} pending={pending} onPress={onUndo}>
              {sheetCopy.undo}
            </Button>
          </Grow>
        ) : null}
        <Button onPress={onClose}>{words.done}</Button>
      </>
    );
  if (!sheet) return <Button onPress={onClose}>{copy.close}</Button>;
  return (
    <>
      <Button emphasis="quiet" disabled={pending} onPress={onAgain}>
        {sheetCopy.other}
      </Button>
      <Button
        tone="accent"
        emphasis="solid"
        disabled={!canImport('questions', sheet)}
        pending={pending}
        onPress={onConfirm}
      >
        {sheetCopy.confirm}
      </Button>
    </>
  );
}
