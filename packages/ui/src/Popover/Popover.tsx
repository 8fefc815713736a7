import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { panel } from '../Menu/Menu.css.ts';
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
  open,
  onOpenChange,
  size = 'md',
  padding = 'md',
  align = 'end',
  children,
}: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
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
