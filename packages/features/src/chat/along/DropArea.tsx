import { Icon, Stack, Text } from '@tinystar/ui';
import { Upload } from '@tinystar/ui/icons';
import type { RefObject } from 'react';
import * as css from './along.css.ts';
import { alongCopy } from './copy.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface DropAreaProps {
  root: RefObject<HTMLElement | null>;
  /** Whether what is dropped is taken, and not only told that it is not. */
  veils: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes what is dropped on a conversation, and says over it that what is dragged there can be let go. */
export default function DropArea({ root, veils, onFiles }: DropAreaProps) {
  const over = useFileDrop(root, onFiles);
  if (!over || !veils) return null;
  return (
    <div className={css.veil}>
      <div className={css.target}>
        <Stack gap={8} align="center">
          <Icon of={Upload} size="lg" />
          <Text size="label">{alongCopy.drop}</Text>
        </Stack>
      </div>
    </div>
  );
}
