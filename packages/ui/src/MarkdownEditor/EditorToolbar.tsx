import * as Radix from 'radix-ui/toolbar';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Glyph } from '../Icon/Icon.tsx';
import { Bold, Eye, Heading, Image, Italic, Link2, List, ListOrdered } from '../icons.ts';
import { rule, spread, toolbar } from './MarkdownEditor.css.ts';

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
    { command: 'bold', icon: Bold, label: '粗体（Ctrl+B）' },
    { command: 'italic', icon: Italic, label: '斜体（Ctrl+I）' },
    { command: 'heading', icon: Heading, label: '标题' },
  ],
  [
    { command: 'list', icon: List, label: '列表' },
    { command: 'numbers', icon: ListOrdered, label: '编号列表' },
  ],
  [
    { command: 'link', icon: Link2, label: '链接（Ctrl+K）' },
    { command: 'image', icon: Image, label: '图片' },
  ],
];

/** The commands of the editor (APG toolbar): one stop of Tab, arrow keys inside. */
export function EditorToolbar({ onCommand, preview, onPreview, images, disabled }: EditorToolbarProps) {
  return (
    <Radix.Root className={toolbar} aria-label="格式">
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
        <IconButton icon={Eye} label="预览" size="sm" pressed={preview} onPress={onPreview} />
      </Radix.Button>
    </Radix.Root>
  );
}
