import * as Radix from 'radix-ui/tooltip';
import type { ReactElement } from 'react';
import { tip } from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';

export interface TooltipProps {
  /** A few words, never the only place of an instruction. */
  text: string;
  /** Something that takes focus. */
  children: ReactElement;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** For stories and tours: open from the beginning. */
  defaultOpen?: boolean;
}

const sides = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/** Words that appear on hover and on focus. */
export function Tooltip({ text, children, side = 'bottom', defaultOpen }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className={tip} side={sides[side]} sideOffset={4} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
