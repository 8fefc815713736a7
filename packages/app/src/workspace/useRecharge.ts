import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';

/** Goes to where coins are bought; undefined where that is not built yet or not this person's business. */
export const useRecharge = (): (() => void) | undefined => {
  const navigate = useNavigate();
  const path = useOpenRoutes().find(({ name }) => name === 'rechargeCenter')?.path;
  const go = useCallback(() => {
    if (path !== undefined) void navigate(path);
  }, [navigate, path]);
  return path === undefined ? undefined : go;
};
