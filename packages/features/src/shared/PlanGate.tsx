import { messages } from '@tinystar/contract';
import { Button, GateOverlay } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { lateCopy } from './lateCopy.ts';

export interface PlanGateProps {
  /** The enterprise's plan has ended. */
  stopped: boolean;
  /** Who may renew it. */
  isCreator: boolean;
  /** What renewing opens again. */
  text: string;
  children: ReactNode;
}

/** What an enterprise pays for: while its plan has ended it can be seen, not used (BOT-35). */
export function PlanGate({ stopped, isCreator, text, children }: PlanGateProps) {
  // The overlay has no height of its own to give to a page that fills its place.
  if (!stopped) return children;
  return (
    <GateOverlay
      closed
      title={isCreator ? messages.ownEnterpriseStopped : messages.enterpriseStopped}
      description={text}
      {...(isCreator && {
        action: (
          <Button tone="accent" emphasis="solid" href="/solution?reNew=true">
            {lateCopy.renew}
          </Button>
        ),
      })}
    >
      {children}
    </GateOverlay>
  );
}
