import { Text } from '@tinystar/ui';
import * as css from './BoundPictures.css.ts';

/** What a reader should know of the pages or words above it. */
export function SourceNote({ text }: { text: string }) {
  return (
    <div className={css.strip} role="note">
      <Text as="p" size="caption" tone="secondary">
        {text}
      </Text>
    </div>
  );
}
