import { joining, me } from '@tinystar/contract';
import { useChange, useSession, useTouch, whenOpened } from '@tinystar/features/shared';
import { say, shellCopy, whereToCreate } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isBuilt, routes } from '../routes.ts';
import { useSessionControl } from '../session/control.ts';
import { takeFreePlan } from '../session/freePlan.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';

const FreePlanQuestion = whenOpened(() => import('./FreePlanQuestion.tsx'));

/** The showcase just made; as long as it has no page, the console's first one. */
const showroom = routes.find((route) => route.name === 'adminShoppeCenter' && isBuilt(route))?.path ?? ADMIN_ROOT;

/** After a log-in with smart=yes: the free plan and its showcase, and the way there (ROUTE-10, D-58). */
export default function FreePlan() {
  const touch = useTouch();
  const navigate = useNavigate();
  const { user, tenant } = useSession();
  const { switchTo, becomeOther, watchIdentity } = useSessionControl();
  const [asking, setAsking] = useState(false);
  const { mutate } = useChange(joining.applyFreeAndCreateShoppe, {
    touches: [],
    onSuccess: async ({ needSwitchTenant }) => {
      // Whoever was nobody's enterprise acts as his new one already.
      if (!needSwitchTenant && tenant === null) return becomeOther(showroom);
      watchIdentity(true);
      if (!needSwitchTenant) return navigate(showroom);
      // The enterprise may be new: the list of identities has to know it first.
      await touch(me.info, me.permissions);
      setAsking(true);
    },
    onError: (error) => {
      watchIdentity(true);
      say(error);
    },
  });
  useEffect(() => {
    if (!takeFreePlan()) return;
    watchIdentity(false);
    mutate({});
  }, [mutate, watchIdentity]);
  const change = useMutation({
    mutationFn: () => switchTo(whereToCreate(user.tenants).tenantId, showroom),
    onError: () => toast(shellCopy.switchFailed, { tone: 'danger' }),
  });
  return (
    <FreePlanQuestion
      open={asking}
      pending={change.isPending}
      onCancel={() => setAsking(false)}
      onSwitch={() => change.mutate()}
    />
  );
}
