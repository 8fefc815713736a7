import { Button } from '@tinystar/ui';
import { listCopy } from './copy.ts';

export interface FormButtonsProps {
  /** Id of the form that is sent. */
  form: string;
  submit: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  pending?: boolean;
  /** Nothing can be sent. */
  disabled?: boolean;
  /** What was sent can no longer be taken back by closing. */
  stay?: boolean;
  onClose: () => void;
}

/** Foot of a dialog with a form: the way out, and what sends it. */
export function FormButtons({ form, submit, tone = 'accent', pending, disabled, stay, onClose }: FormButtonsProps) {
  return (
    <>
      <Button disabled={stay} onPress={onClose}>
        {listCopy.cancel}
      </Button>
      <Button type="submit" form={form} tone={tone} emphasis="solid" pending={pending} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
}
