import { useSession } from '@tinystar/features/shared';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { balancePath } from '../front/balancePath.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';

/**
 * Goes to where a balance that ran short can be helped: the recharge centre, or as long as there is none, the page
 * that shows the balance and how coins are earned, or the enterprise's application for coins.
 */
export const useTopUp = (): (() => void) => {
  const navigate = useNavigate();
  const { tenant } = useSession();
  const centre = useOpenRoutes().find(({ name }) => name === 'rechargeCenter')?.path;
  const path = centre ?? balancePath(tenant !== null);
  return useCallback(() => void navigate(path), [navigate, path]);
};
