import type { QaImportLine } from '@tinystar/contract';
import { Button, ConfirmDialog, Heading, List, ListItem, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { copy } from './copy.ts';

export interface RecentImportsProps {
  into: 'pairs' | 'entries';
  imports: Remote<readonly QaImportLine[]>;
  /** The one that is being taken back. */
  undoing: string | undefined;
  onUndo: (id: string) => void;
  onRetry: () => void;
}

const words = copy.transfer;

/** The last imports, so that one whose result was closed long ago can still be taken back; where there are none, nothing. */
export function RecentImports({ imports, onRetry, ...rest }: RecentImportsProps) {
  switch (imports.kind) {
    case 'loading':
      return (
        <Section>
          <SkeletonRegion>
            <Stack gap={8}>
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </Stack>
          </SkeletonRegion>
        </Section>
      );
    case 'missing':
    case 'failed':
      return (
        <Section>
          <FailedMessage of={imports} otherwise={words.recentFailed} onRetry={onRetry} />
        </Section>
      );
    case 'ready':
      return imports.data.length > 0 ? <Imports {...rest} imports={imports.data} /> : null;
  }
}

function Section({ children }: { children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Heading level={3}>{words.recent}</Heading>
      {children}
    </Stack>
  );
}

interface ImportsProps extends Omit<RecentImportsProps, 'imports' | 'onRetry'> {
  imports: readonly QaImportLine[];
}

function Imports({ into, imports, undoing, onUndo }: ImportsProps) {
  const [asked, setAsked] = useState<QaImportLine>();
  return (
    <Section>
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
    </Section>
  );
}

const canUndo = ({ status, good }: QaImportLine) => good > 0 && (status === 'done' || status === 'failed');

const noteOf = ({ createdAt, userName, good }: QaImportLine) =>
  [momentText(createdAt, Date.now()), userName, words.brought(good)].filter(Boolean).join(' · ');
