import { Button, Dialog, Heading, InlineMessage, Stack, Text } from '@tinystar/ui';
import type { ReactNode } from 'react';
import * as css from './ConflictDialog.css.ts';
import { copy } from './copy.ts';
import type { Differences } from './differences.ts';
import { GoneDialog, type GoneDialogProps } from './GoneDialog.tsx';

export interface ConflictDialogProps {
  open: boolean;
  differences: Differences;
  saving: boolean;
  /** Back to the form, with everything that was typed. */
  onBack: () => void;
  /** Drops the own changes. */
  onTheirs: () => void;
  /** Saves the own changes over what the other one has saved. */
  onMine: () => void;
  /** Shown instead when it was deleted. */
  gone?: GoneDialogProps;
}

/** Somebody else has saved, or deleted, what the form edits. */
export function ConflictDialog({ gone, ...props }: ConflictDialogProps) {
  return (
    <>
      <SavedDialog {...props} />
      {gone ? <GoneDialog {...gone} /> : null}
    </>
  );
}

/** Every field that differs, theirs beside mine, and three ways on. */
function SavedDialog({ open, differences, saving, onBack, onTheirs, onMine }: Omit<ConflictDialogProps, 'gone'>) {
  const { rows, kept } = differences;
  return (
    <Dialog
      open={open}
      title={copy.title}
      description={copy.text}
      onClose={onBack}
      footer={
        <>
          <Button emphasis="quiet" onPress={onBack}>
            {copy.back}
          </Button>
          <Button onPress={onTheirs} disabled={saving}>
            {copy.takeTheirs}
          </Button>
          <Button tone="accent" emphasis="solid" pending={saving} onPress={onMine}>
            {copy.keepMine}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {rows.map(({ label, theirs, mine }) => (
          <Stack key={label} gap={8} as="section">
            <Heading level={3} size="label">
              {label}
            </Heading>
            <div className={css.sides}>
              <Side title={copy.theirs}>{theirs}</Side>
              <Side title={copy.mine}>{mine}</Side>
            </div>
          </Stack>
        ))}
        {kept.length > 0 ? <InlineMessage tone="info">{copy.kept(kept.join('、'))}</InlineMessage> : null}
      </Stack>
    </Dialog>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.side} role="group" aria-label={title}>
      <Text size="caption" tone="secondary">
        {title}
      </Text>
      <div className={css.value}>{children === '' ? <Text tone="secondary">{copy.empty}</Text> : children}</div>
    </div>
  );
}
