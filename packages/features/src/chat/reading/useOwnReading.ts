import { me, reading as calls } from '@tinystar/contract';
import { useMemo } from 'react';
import { useChange } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { useSession } from '../../shared/session.ts';
import { keptHere, type KeptReading } from './reading.ts';

/** How the logged-in person likes to read, on each of his devices; until he has chosen, as it was chosen in this browser. */
export const useOwnReading = (): KeptReading => {
  const { reading } = useSession().user;
  const { mutate } = useChange(calls.keep, { touches: [me.info], onError: say });
  return useMemo(
    () => ({ read: () => reading ?? keptHere.read(), write: (changed) => mutate({ reading: changed }) }),
    [reading, mutate],
  );
};
