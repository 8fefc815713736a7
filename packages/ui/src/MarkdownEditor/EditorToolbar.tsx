import * as Radix from 'radix-ui/toolbar';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Glyph } from '../Icon/Icon.tsx';
import { Bold, Eye, Heading, Image, Italic, Link2, List, ListOrdered } from '../icons.ts';
import { rule, spread, toolbar } from './MarkdownEditor.css.ts';
import { markdownEditorCopy } from './copy.ts';

export type Command = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'link' | 'image';

export interface EditorToolbarProps {
  onCommand: (command: Command) => void;
  preview: boolean;
  onPreview: () => void;
  /** Whether pictures can be uploaded. */
  images: boolean;
  disabled: boolean;
}

const groups: readonly (readonly { command: Command; icon: Glyph; label: string }[])[] = [
  [
    { command: 'bold', icon: Bold, label: markdownEditorCopy.boldKeys },
    { command: 'italic', icon: Italic, label: markdownEditorCopy.italicKeys },
    { command: 'heading', icon: Heading, label: markdownEditorCopy.heading },
  ],
  [
    { command: 'list', icon: List, label: markdownEditorCopy.list },
    { command: 'numbers', icon: ListOrdered, label: markdownEditorCopy.numbers },
  ],
  [
    { command: 'link', icon: Link2, label: markdownEditorCopy.linkKeys },
    { command: 'image', icon: Image, label: markdownEditorCopy.image },
  ],
];

/** The commands of the editor (APG toolbar): one stop of Tab, arrow keys inside. */
export function EditorToolbar({ onCommand, preview, onPreview, images, disabled }: EditorToolbarProps) {
  return (
    <Radix.Root className={toolbar} aria-label={markdownEditorCopy.toolbar}>
      {groups.map((group, index) => [
        index > 0 ? <span key={`rule-${index}`} className={rule} /> : null,
        group
          .filter(({ command }) => images || command !== 'image')
          .map(({ command, icon, label }) => (
            <Radix.Button key={command} asChild>
              <IconButton icon={icon} label={label} size="sm" disabled={disabled} onPress={() => onCommand(command)} />
            </Radix.Button>
          )),
      ])}
      <span className={spread} />
      <Radix.Button asChild>
        <IconButton icon={Eye} label={markdownEditorCopy.preview} size="sm" pressed={preview} onPress={onPreview} />
      </Radix.Button>
    </Radix.Root>
  );
}
