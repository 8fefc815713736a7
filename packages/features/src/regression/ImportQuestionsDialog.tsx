import type { Output, regression } from '@tinystar/contract';
import { Button, Dialog, FileDrop, InlineMessage, Stack, Table, Text } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface ImportQuestionsDialogProps {
  /** What became of the spreadsheet that was sent. */
  report: Output<typeof regression.bulkImport> | undefined;
  pending: boolean;
  error?: string | undefined;
  onFile: (file: File) => void;
  onClose: () => void;
}

const words = copy.importing;

/** Sends a spreadsheet of questions and tells row by row what was not taken in. */
export function ImportQuestionsDialog({ report, pending, error, onFile, onClose }: ImportQuestionsDialogProps) {
  const [wrongKind, setWrongKind] = useState(false);
  const problem = wrongKind ? words.wrongKind : error;
  return (
    <Dialog
      open
      size={report && report.failures.length > 0 ? 'md' : 'sm'}
      title={words.title}
      {...(!report && { description: words.text })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{report ? words.done : copy.close}</Button>}
    >
      {report ? (
        <Stack gap={16}>
          <InlineMessage tone={report.good > 0 ? 'success' : 'info'}>{words.good(report.good)}</InlineMessage>
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
              const fits = /\.(xlsx|csv)$/i.test(file.name);
              setWrongKind(!fits);
              if (fits) onFile(file);
            }}
          />
          {problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
        </Stack>
      )}
    </Dialog>
  );
}
