import type { Reading } from '@tinystar/contract';
import { Dialog, Field, SegmentedControl, Stack, Switch } from '@tinystar/ui';
import { readingCopy } from './copy.ts';
import * as css from './ReadingDialog.css.ts';

export interface ReadingDialogProps {
  reading: Reading;
  /** Each choice holds at once, so that it is seen behind the dialog. */
  onChange: (reading: Reading) => void;
  onClose: () => void;
}

/** How answers are read: size of the text, length of the lines, and how close they stand. */
export default function ReadingDialog({ reading, onChange, onClose }: ReadingDialogProps) {
  return (
    <Dialog open size="sm" title={readingCopy.title} description={readingCopy.hint} onClose={onClose}>
      <Stack gap={20}>
        <Field label={readingCopy.size} group>
          <SegmentedControl
            label={readingCopy.size}
            options={readingCopy.sizes}
            value={reading.size}
            onChange={(size) => onChange({ ...reading, size })}
          />
        </Field>
        <div className={css.width}>
          <Field label={readingCopy.width} group>
            <SegmentedControl
              label={readingCopy.width}
              options={readingCopy.widths}
              value={reading.width}
              onChange={(width) => onChange({ ...reading, width })}
            />
          </Field>
        </div>
        <Switch checked={reading.dense} onChange={(dense) => onChange({ ...reading, dense })}>
          {readingCopy.dense}
        </Switch>
      </Stack>
    </Dialog>
  );
}
