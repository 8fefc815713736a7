import { useEffect, useState } from 'react';
import { loadedFrame, loadFrame } from './loadFrame.ts';

/** Stands while the console loads: its frame, which is far smaller and so is there first. */
export function Waiting() {
  const [{ Frame }, setLoaded] = useState(() => ({ Frame: loadedFrame() }));
  useEffect(() => {
    loadFrame().then(
      (loaded) => setLoaded({ Frame: loaded }),
      // The console tells what cannot be loaded.
      () => undefined,
    );
  }, []);
  return Frame ? <Frame /> : null;
}
