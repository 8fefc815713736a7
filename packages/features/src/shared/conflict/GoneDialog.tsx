import { Button, Dialog, Heading, InlineMessage, Link, Stack, Text } from '@tinystar/ui';
import * as css from './ConflictDialog.css.ts';
import { copy } from './copy.ts';
import type { Written } from './differences.ts';

export interface GoneDialogProps {
  open: boolean;
  /** All that the form holds. */
  written: readonly Written[];
  saving: boolean;
  /** Back to the form, with everything that was typed. */
  onBack: () => void;
  /** Keeps what was typed as a new one, where there can be several. */
  anew?: { label: string; onPress: () => void } | undefined;
  /** Why that was refused. */
  error?: string | undefined;
  /** Where the deleted one can be taken back. */
  bin?: { label: string; href: string } | undefined;
}

/** What a form edits has been deleted meanwhile: all that was typed, and where it can still go. */
export function GoneDialog({ open, written, saving, onBack, anew, error, bin }: GoneDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.gone}
      description={copy.goneText}
      onClose={onBack}
      footer={
        <>
          <Button emphasis="quiet" onPress={onBack}>
            {copy.back}
          </Button>
          {anew ? (
            <Button tone="accent" emphasis="solid" pending={saving} onPress={anew.onPress}>
              {anew.label}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={20}>
        {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
        {written.map(({ label, mine }) => (
          <Stack key={label} gap={8} as="section">
            <Heading level={3} size="label">
              {label}
            </Heading>
            <div className={css.side} role="group" aria-label={label}>
              <div className={css.value}>{mine === '' ? <Text tone="secondary">{copy.empty}</Text> : mine}</div>
            </div>
          </Stack>
        ))}
        {bin ? (
          <Link href={bin.href} tone="inline" external>
            {bin.label}
          </Link>
        ) : null}
      </Stack>
    </Dialog>
  );
}
