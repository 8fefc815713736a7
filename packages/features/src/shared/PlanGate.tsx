import { messages } from '@tinystar/contract';
import { Button, GateOverlay } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { lateCopy } from './lateCopy.ts';
import { useSession } from './session.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';

const words = lateCopy.upgrade;

/** What an enterprise pays for: while its plan has ended it can be seen, not used (BOT-35). `text` says what opens again. */
export function PlanGate({ text, children }: { text: string; children: ReactNode }) {
  const { tenant } = useSession();
  // The overlay has no height of its own to give to a page that fills its place.
  if (tenant?.status !== 'stopped') return children;
  return (
    <PlanGateView isCreator={tenant.isCreator} text={text} action={<UpgradeButton text={text} />}>
      {children}
    </PlanGateView>
  );
}

export interface PlanGateViewProps {
  /** Who may renew the plan. */
  isCreator: boolean;
  text: string;
  action: ReactNode;
  children: ReactNode;
}

export function PlanGateView({ isCreator, text, action, children }: PlanGateViewProps) {
  return (
    <GateOverlay
      closed
      title={isCreator ? messages.ownEnterpriseStopped : messages.enterpriseStopped}
      description={text}
      action={action}
    >
      {children}
    </GateOverlay>
  );
}

/** Opens what the feature needs (D-14). */
export function UpgradeButton({ text }: { text: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="accent" emphasis="solid" onPress={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking ? <UpgradeDialog text={text} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
