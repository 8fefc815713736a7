import { IconButton, Text } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import * as frame from './editor/BlockEditor.css.ts';
import { copy } from './editor/copy.ts';

export interface DocumentBarProps {
  name: string;
  onBack: () => void;
}

/** The head of a screen about one document: its name, and the way back to the library. */
export function DocumentBar({ name, onBack }: DocumentBarProps) {
  return (
    <div className={frame.bar}>
      <IconButton icon={ArrowLeft} label={copy.back} size="sm" onPress={onBack} />
      <span className={frame.name}>
        <Text weight="strong" lines={1} title={name}>
          {name}
        </Text>
      </span>
    </div>
  );
}
