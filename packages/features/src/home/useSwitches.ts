import { startTransition, useEffect, useState } from 'react';
import type { HomeSwitches } from './model.ts';
import { readConfig } from './readConfig.ts';
import { whenIdle } from '../shared/whenIdle.ts';

/** The deployment's switches, read when the page stands and is quiet; null until then, and when they cannot be read. */
export const useSwitches = (): HomeSwitches | null => {
  const [switches, setSwitches] = useState<HomeSwitches | null>(null);
  useEffect(() => {
    let gone = false;
    const callOff = whenIdle(() => {
      // Without them the service chat stays hidden; nothing else depends on them.
      void readConfig().then((config) => startTransition(() => (gone ? undefined : setSwitches(config))));
    });
    return () => {
      gone = true;
      callOff();
    };
  }, []);
  return switches;
};
