import { Button, CopyField, Dialog, Field } from '@tinystar/ui';

export interface SecretDialogProps {
  words: Readonly<Record<'title' | 'text' | 'label' | 'action' | 'done', string>>;
  /** The secret that was just made, which nobody can show again. */
  secret: string | undefined;
  /** The person has taken it away. */
  onTaken: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ words, secret, onTaken }: SecretDialogProps) {
  return (
    <Dialog
      open={secret !== undefined}
      size="sm"
      title={words.title}
      description={words.text}
      onClose={onTaken}
      footer={
        <Button tone="accent" emphasis="solid" onPress={onTaken}>
          {words.done}
        </Button>
      }
    >
      <Field label={words.label}>
        <CopyField value={secret ?? ''} action={words.action} look="words" />
      </Field>
    </Dialog>
  );
}
