import { useSession } from '@tinystar/features/shared';
import { FloatingHelp, ServiceDrawer, supportPath } from '@tinystar/features/shell';
import { useState } from 'react';

/** The floating help of the workspace (D-60); nothing where there is no service to talk to: one is in use already. */
export default function HelpFloat() {
  const { config } = useSession();
  const [open, setOpen] = useState(false);
  if (supportPath(config) === null) return null;
  return (
    <>
      <FloatingHelp switches={config} loggedIn onService={() => setOpen(true)} />
      <ServiceDrawer publicId={config.publicServiceKbBotPublicId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
