import { Text } from '@tinystar/ui';
import * as css from './BoundPictures.css.ts';
import { sourcesCopy } from './copy.ts';

/** Says what the dashed lines below words mean, beneath the pages. */
export function DoubtNote() {
  return (
    <div className={css.strip} role="note">
      <Text as="p" size="caption" tone="secondary">
        {sourcesCopy.doubtful}
      </Text>
    </div>
  );
}
