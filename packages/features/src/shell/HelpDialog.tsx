import { Dialog, Link, Stack, Text } from '@tinystar/ui';
import { helpLabels, type HelpKey } from './help.ts';
import { helpCentre, helpTopics } from './helpTopics.ts';

export interface HelpDialogProps {
  /** Closed without one. */
  topic: Exclude<HelpKey, 'support'> | null;
  onClose: () => void;
}

/** A page of the help menu. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  const page = topic && helpTopics[topic];
  return (
    <Dialog
      size="sm"
      open={page !== null}
      onClose={onClose}
      title={topic ? helpLabels[topic] : ''}
      {...(page ? { description: page.description } : {})}
    >
      <Stack gap={16}>
        {page?.parts.map(({ title, text, article }) => (
          <Stack key={title} gap={2}>
            {article ? <Link href={`/help/${article}`}>{title}</Link> : <Text size="label">{title}</Text>}
            <Text tone="secondary">{text}</Text>
          </Stack>
        ))}
        {topic === 'manual' ? <Link href="/help">{helpCentre}</Link> : null}
      </Stack>
    </Dialog>
  );
}
