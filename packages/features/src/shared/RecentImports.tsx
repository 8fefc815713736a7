import type { ImportLine } from '@tinystar/contract';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  Heading,
  List,
  ListItem,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { FailedMessage } from './FailedMessage.tsx';
import { momentText } from './moment.ts';
import type { Remote } from './remote.ts';
import { sheetCopy } from './sheetCopy.ts';

export interface RecentImportsProps {
  /** What an import brought, and what becomes of it when it is taken back. */
  words: { brought: (good: number) => string; undoTitle: (good: number) => string; undoText: string };
  imports: Remote<readonly ImportLine[]>;
  /** The one that is being taken back. */
  undoing: string | undefined;
  /** `withEdited`: what somebody has edited since goes too. */
  onUndo: (id: string, withEdited: boolean) => void;
  onRetry: () => void;
}

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
          <FailedMessage of={imports} otherwise={sheetCopy.recentFailed} onRetry={onRetry} />
        </Section>
      );
    case 'ready':
      return imports.data.length > 0 ? <Imports {...rest} imports={imports.data} /> : null;
  }
}

function Section({ children }: { children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Heading level={3}>{sheetCopy.recent}</Heading>
      {children}
    </Stack>
  );
}

interface ImportsProps extends Omit<RecentImportsProps, 'imports' | 'onRetry'> {
  imports: readonly ImportLine[];
}

function Imports({ words, imports, undoing, onUndo }: ImportsProps) {
  const [asked, setAsked] = useState<ImportLine>();
  const [withEdited, setWithEdited] = useState(false);
  return (
    <Section>
      <List label={sheetCopy.recent}>
        {imports.map((line) => (
          <ListItem
            key={line.id}
            title={line.fileName}
            note={noteOf(line, words.brought)}
            end={
              canUndo(line) ? (
                <Button
                  size="sm"
                  emphasis="quiet"
                  tone="danger"
                  pending={undoing === line.id}
                  aria-label={sheetCopy.undoOf(line.fileName)}
                  onPress={() => {
                    setWithEdited(false);
                    setAsked(line);
                  }}
                >
                  {sheetCopy.undoOne}
                </Button>
              ) : (
                <Text size="caption" tone="tertiary">
                  {sheetCopy.states[line.status]}
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
          if (asked) onUndo(asked.id, withEdited);
          setAsked(undefined);
        }}
      >
        {asked?.edited ? (
          <Stack gap={12}>
            <Text>{words.undoText}</Text>
            <Text>{sheetCopy.edited(asked.edited)}</Text>
            <Checkbox checked={withEdited} onChange={setWithEdited}>
              {sheetCopy.withEdited}
            </Checkbox>
          </Stack>
        ) : (
          words.undoText
        )}
      </ConfirmDialog>
    </Section>
  );
}

const canUndo = ({ status, good }: ImportLine) => good > 0 && (status === 'done' || status === 'failed');

const noteOf = ({ createdAt, userName, good }: ImportLine, brought: RecentImportsProps['words']['brought']) =>
  [momentText(createdAt, Date.now()), userName, brought(good)].filter(Boolean).join(' · ');
