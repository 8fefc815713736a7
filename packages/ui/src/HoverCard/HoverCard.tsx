import * as Radix from 'radix-ui/hover-card';
import type { ReactElement, ReactNode } from 'react';
import { panel } from '../Menu/Menu.css.ts';
import { content } from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';

export interface HoverCardProps {
  /** What is looked at; it must do its main work on press, because touch has no hover. */
  trigger: ReactElement;
  children: ReactNode;
  /** Open from the start: for stories. */
  defaultOpen?: boolean;
}

/** A look ahead on hover or focus. It never holds the only way to something. */
export function HoverCard({ trigger, children, defaultOpen }: HoverCardProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root openDelay={160} closeDelay={160} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={`${panel} ${content({ size: 'lg', padding: 'none' })}`}
          align="start"
          alignOffset={-24}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
