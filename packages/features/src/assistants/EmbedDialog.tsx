import { Button, CopyField, Dialog, Field, Skeleton, SkeletonRegion, Stack, TextArea } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { releaseCopy } from './releaseCopy.ts';

export interface EmbedDialogProps {
  open: boolean;
  /** What a website puts into its page. */
  code: string;
  /** The websites, one in a line. */
  domains: Remote<string>;
  error?: string | undefined;
  pending: boolean;
  onChange: (domains: string) => void;
  onSave: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = releaseCopy.embed;

/** The code that shows an assistant's chat within a website, and the websites that may (D-34, EMB-01). */
export function EmbedDialog({
  open,
  code,
  domains,
  error,
  pending,
  onChange,
  onSave,
  onRetry,
  onClose,
}: EmbedDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        domains.kind === 'ready' ? (
          <Button tone="accent" emphasis="solid" pending={pending} onPress={onSave}>
            {words.save}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={24}>
        {domains.kind === 'loading' ? (
          <SkeletonRegion>
            <Skeleton shape="block" height={6} />
          </SkeletonRegion>
        ) : domains.kind === 'ready' ? (
          <Field label={words.domains} hint={words.domainsHint} error={error}>
            <TextArea value={domains.data} rows={3} placeholder={words.placeholder} onChange={onChange} />
          </Field>
        ) : (
          <FailedResult title={words.failed} of={domains} onRetry={onRetry} />
        )}
        <Field label={words.code}>
          <CopyField value={code} action={words.copyCode} />
        </Field>
      </Stack>
    </Dialog>
  );
}
