import type { Closable, ClosingState } from '@tinystar/contract';
import { Button, Dialog, Form, Inline, InlineMessage, Stack, Text } from '@tinystar/ui';
import { FormButtons } from '../FormButtons.tsx';
import { fullDay } from '../moment.ts';
import { OwnCode } from '../ownCode/index.ts';
import * as css from './CloseDialog.css.ts';
import { closingCopy as words } from './copy.ts';
import { useClosing } from './useClosing.ts';

export interface CloseDialogProps {
  open: boolean;
  /** What is deleted. */
  of: Closable;
  state: ClosingState;
  onClose: () => void;
}

const formId = 'close-for-good';

/** Deletes an account or an enterprise after days in which that can be taken back (480 px, C-142). */
export function CloseDialog({ open, ...props }: CloseDialogProps) {
  return open ? <Opened {...props} /> : null;
}

/** Lives as long as the dialog is open, so that what was typed is forgotten with it. */
function Opened({ of, state: { closesAt, owned }, onClose }: Omit<CloseDialogProps, 'open'>) {
  const form = useClosing(of, onClose);
  const submit = () => {
    if (closesAt === null) form.submit();
    else form.keep();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={words.title[of]}
      description={closesAt === null ? words.note[of] : words.planned(fullDay(closesAt))}
      footer={
        <FormButtons
          form={formId}
          submit={closesAt === null ? words.submit[of] : words.keep}
          tone={closesAt === null ? 'danger' : 'accent'}
          pending={form.submitting || form.keeping}
          disabled={owned.length > 0}
          onClose={onClose}
        />
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap={20}>
          <ul className={css.points}>
            {words.text[of].map((text) => (
              <li key={text}>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
          <Stack gap={8}>
            <Text tone="secondary">{words.exportNote}</Text>
            <Inline>
              <Button pending={form.exporting} onPress={form.exportAll}>
                {words.export}
              </Button>
            </Inline>
          </Stack>
          {owned.length > 0 ? (
            <InlineMessage tone="warning">{words.owned(owned)}</InlineMessage>
          ) : closesAt === null ? (
            <OwnCode {...form.code} />
          ) : null}
          {form.code.errors.form ? <InlineMessage tone="danger">{form.code.errors.form}</InlineMessage> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
