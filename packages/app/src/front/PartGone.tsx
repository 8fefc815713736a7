import { endSkeletons, Stack, Text } from '@tinystar/ui';
import { useEffect } from 'react';
import { brokenPageCopy } from '../copy.ts';
import { ReloadButton, takeOfferAway } from '../loadPart.tsx';

/** In the place of what will not come because a newer build took its code away. */
function PartGone() {
  useEffect(() => takeOfferAway(), []);
  return (
    <Stack gap={12} align="start">
      <Text tone="secondary">{brokenPageCopy.newer}</Text>
      <ReloadButton />
    </Stack>
  );
}

/** From the first part on that is gone no skeleton stands for ever. */
export const endWaiting = (): void => addEventListener('partgone', () => endSkeletons(<PartGone />));
