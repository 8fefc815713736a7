import { useEffect, useState } from 'react';
import type { HomeSwitches } from './model.ts';

/** The deployment's switches, read after the page has painted; null until then, and when they cannot be read. */
export const useSwitches = (): HomeSwitches | null => {
  const [switches, setSwitches] = useState<HomeSwitches | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./homeCalls.ts')
      .then(({ readConfig }) => readConfig())
      .then(
        (config) => gone || setSwitches(config),
        // Without them the service chat stays hidden; nothing else depends on them.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  return switches;
};
