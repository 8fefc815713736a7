import * as Radix from 'radix-ui/popover';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { panel } from '../Menu/Menu.css.ts';
import { useFocusReturnTo } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { content } from './Popover.css.ts';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  /** Controlled, when something inside closes it. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** @default 'md' */
  size?: 'content' | 'md' | 'lg';
  /** @default 'md' */
  padding?: 'none' | 'md';
  /** @default 'end' */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small panel at the button that opens it. For a list of actions use Menu. */
export function Popover({
  trigger,
  label,
  open: asked,
  onOpenChange,
  size = 'md',
  padding = 'md',
  align = 'end',
  children,
}: PopoverProps) {
  const container = usePortalContainer();
  const [own, setOwn] = useState(false);
  const open = asked ?? own;
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturnTo(button, open);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...focus}
          aria-label={label}
          className={`${panel} ${content({ size, padding })}`}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
