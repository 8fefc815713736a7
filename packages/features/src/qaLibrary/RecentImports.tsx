import type { QaImportLine } from '@tinystar/contract';
import { Button, ConfirmDialog, Heading, List, ListItem, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { momentText } from '../shared/moment.ts';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { copy } from './copy.ts';

export interface RecentImportsProps {
  into: 'pairs' | 'entries';
  imports: readonly QaImportLine[];
  /** The one that is being taken back. */
  undoing: string | undefined;
  onUndo: (id: string) => void;
}

const words = copy.transfer;

/** The last imports, so that one whose result was closed long ago can still be taken back. */
export function RecentImports({ into, imports, undoing, onUndo }: RecentImportsProps) {
  const [asked, setAsked] = useState<QaImportLine>();
  if (imports.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{words.recent}</Heading>
      <List label={words.recent}>
        {imports.map((line) => (
          <ListItem
            key={line.id}
            title={line.fileName}
            note={noteOf(line)}
            end={
              canUndo(line) ? (
                <Button
                  size="sm"
                  emphasis="quiet"
                  tone="danger"
                  pending={undoing === line.id}
                  aria-label={words.undoOf(line.fileName)}
                  onPress={() => setAsked(line)}
                >
                  {words.undo}
                </Button>
              ) : (
                <Text size="caption" tone="tertiary">
                  {words.states[line.status]}
                </Text>
              )
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        title={words.undoTitle(asked?.good ?? 0)}
        confirmLabel={sheetCopy.undo}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) onUndo(asked.id);
          setAsked(undefined);
        }}
      >
        {words.undoTexts[into]}
      </ConfirmDialog>
    </Stack>
  );
}

const canUndo = ({ status, good }: QaImportLine) => good > 0 && (status === 'done' || status === 'failed');

const noteOf = ({ createdAt, userName, good }: QaImportLine) =>
  [momentText(createdAt, Date.now()), userName, words.brought(good)].filter(Boolean).join(' · ');
