import * as Radix from 'radix-ui/dialog';
import type { Glyph } from '../Icon/Icon.tsx';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { scrim, surface } from './CommandPalette.css.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { commandPaletteCopy } from './copy.ts';

export interface Command {
  id: string;
  label: string;
  icon?: Glyph;
  /** What or where it is, in a few quiet words after the label. */
  note?: string;
  /** Other words that find it: initials, English names, older names. */
  keywords?: readonly string[];
  /** Keys that do the same, as people say them: Ctrl+Shift+N. Shown only. */
  shortcut?: string;
  disabled?: boolean;
  onSelect: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** Ids of the commands used last, newest first; they stand first while nothing is typed. */
  recent?: readonly string[];
  /** @default '搜索页面和操作' */
  label?: string;
  /** @default '没有找到相关内容' */
  empty?: string;
}

/**
 * Everything one can go to or do, found by typing. Opening it (Ctrl+K) is the page's work.
 * For actions on one thing use Menu.
 */
export function CommandPalette({
  open,
  onClose,
  groups,
  recent = [],
  label = commandPaletteCopy.label,
  empty = commandPaletteCopy.empty,
}: CommandPaletteProps) {
  const container = usePortalContainer();
  const focus = useFocusReturn(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={scrim} />
        <Radix.Content className={surface} aria-describedby={undefined} {...focus}>
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <CommandSearch open={open} groups={groups} recent={recent} label={label} empty={empty} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
