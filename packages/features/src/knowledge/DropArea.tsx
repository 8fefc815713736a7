import { Text } from '@tinystar/ui';
import { useState, type DragEvent, type ReactNode } from 'react';
import { copy } from './copy.ts';
import * as css from './DropArea.css.ts';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Makes a whole page take dropped files. For the keyboard and a button there is FileDrop. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [depth, setDepth] = useState(0);
  return (
    <div
      className={css.area}
      onDragEnter={(event) => carriesFiles(event) && setDepth((before) => before + 1)}
      onDragLeave={(event) => carriesFiles(event) && setDepth((before) => before - 1)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        setDepth(0);
        // A drop zone inside of this one, or in a drawer above it, has taken the files already.
        if (!carriesFiles(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {depth > 0 ? (
        <div className={css.veil}>
          <Text size="lead" weight="strong">
            {copy.dropHere}
          </Text>
        </div>
      ) : null}
    </div>
  );
}
