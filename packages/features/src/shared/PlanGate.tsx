import { messages } from '@tinystar/contract';
import { Button, GateOverlay } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { lateCopy } from './lateCopy.ts';
import { useSession } from './session.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';

const words = lateCopy.upgrade;

/** What an enterprise pays for: while its plan has ended it can be seen, not used (BOT-35). `text` says what opens again. */
export function PlanGate({ text, children }: { text: string; children: ReactNode }) {
  const { tenant, permissions } = useSession();
  // The overlay has no height of its own to give to a page that fills its place.
  if (tenant?.status !== 'stopped') return children;
  return (
    <PlanGateView
      role={tenant.isCreator ? 'owner' : (permissions.tenantUserPermission ?? 'member')}
      text={text}
      action={<UpgradeButton text={text} />}
    >
      {children}
    </PlanGateView>
  );
}

const titles = {
  owner: messages.ownEnterpriseStopped,
  admin: lateCopy.stoppedForAdmin,
  member: messages.enterpriseStopped,
};

export interface PlanGateViewProps {
  /** What one is in the enterprise: its owner may renew the plan. */
  role: keyof typeof titles;
  text: string;
  action: ReactNode;
  children: ReactNode;
}

export function PlanGateView({ role, text, action, children }: PlanGateViewProps) {
  return (
    <GateOverlay closed title={titles[role]} description={text} action={action}>
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
