import { useSession, whenOpened } from '@tinystar/features/shared';
import { FloatingHelp, supportPath } from '@tinystar/features/shell';
import { useState } from 'react';

const ServicePanel = whenOpened(() => import('./ServicePanel.tsx'));

/** The floating help of the workspace (D-60); nothing where there is no service to talk to: one is in use already. */
export function HelpFloat() {
  const { config } = useSession();
  const [open, setOpen] = useState(false);
  if (supportPath(config) === null) return null;
  return (
    <>
      <FloatingHelp switches={config} loggedIn onService={() => setOpen(true)} />
      <ServicePanel publicId={config.publicServiceKbBotPublicId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
