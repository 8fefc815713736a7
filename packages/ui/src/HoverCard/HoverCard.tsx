import * as Radix from 'radix-ui/hover-card';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
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
export function HoverCard({ trigger, children, defaultOpen = false }: HoverCardProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useState(defaultOpen);
  // A card that opens under a resting pointer counts as entered, and Radix then waits to open it once more: Escape
  // would close the card for a sixth of a second. After Escape only a new hover or focus of the trigger opens it.
  const dismissed = useRef(false);
  const begin = () => {
    dismissed.current = false;
  };
  return (
    <Radix.Root
      openDelay={160}
      closeDelay={160}
      open={open}
      onOpenChange={(next) => setOpen(next && !dismissed.current)}
    >
      <Radix.Trigger asChild onPointerEnter={begin} onFocus={begin}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={`${panel} ${content({ size: 'lg', padding: 'none' })}`}
          align="start"
          alignOffset={-24}
          sideOffset={8}
          collisionPadding={8}
          onEscapeKeyDown={() => {
            dismissed.current = true;
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
