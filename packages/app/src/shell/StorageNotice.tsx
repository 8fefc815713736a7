import { storage } from '@tinystar/features/shared';
import { Banner } from '@tinystar/ui';
import { useState } from 'react';
import { barCopy } from './copy.ts';

/** Says that the browser keeps nothing (blocked or full): everything works, only a reload forgets (FE-05). */
export function StorageNotice() {
  const [closed, setClosed] = useState(false);
  if (closed || storage.lasts()) return null;
  return (
    <Banner tone="warning" onClose={() => setClosed(true)}>
      {barCopy.storageLost}
    </Banner>
  );
}
