import type { Place } from '@tinystar/features/notifications';
import { GivesUp } from '@tinystar/features/shared';
import { lazy, Suspense, useState } from 'react';
import { generatePath } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useSessionControl } from '../session/control.ts';
import { sayRefusedSwitch } from './sayRefusedSwitch.tsx';

const load = async () => ({ default: (await import('@tinystar/features/notifications')).NotificationDrawer });
const NotificationDrawer = lazy(load);

/** The notification drawer over the routes and counts of the workspace; loaded when it is first opened. */
export function Messages({ open, onClose }: { open: boolean; onClose: () => void }) {
  const routes = useOpenRoutes();
  const { switchTo } = useSessionControl();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const addressOf = ({ name, params }: Place) => {
    const path = routes.find((route) => route.name === name)?.path;
    return path === undefined ? null : generatePath(path, params);
  };
  if (!wanted) return null;
  return (
    <Suspense fallback={<GivesUp onGiveUp={onClose} />}>
      <NotificationDrawer
        open={open}
        onClose={onClose}
        addressOf={addressOf}
        onEnter={(id) => void switchTo(id).catch(sayRefusedSwitch)}
      />
    </Suspense>
  );
}
