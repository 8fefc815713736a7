import { startTransition, useEffect, useState } from 'react';
import type { HomeSwitches } from './model.ts';
import { whenIdle } from './whenIdle.ts';

/** The deployment's switches, read when the page stands and is quiet; null until then, and when they cannot be read. */
export const useSwitches = (): HomeSwitches | null => {
  const [switches, setSwitches] = useState<HomeSwitches | null>(null);
  useEffect(() => {
    let gone = false;
    const callOff = whenIdle(() => {
      void import('./readConfig.ts')
        .then(({ readConfig }) => readConfig())
        .then(
          (config) => startTransition(() => (gone ? undefined : setSwitches(config))),
          // Without them the service chat stays hidden; nothing else depends on them.
          () => undefined,
        );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, []);
  return switches;
};
