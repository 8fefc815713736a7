import { Banner } from '@tinystar/ui';
import { copy } from './copy.ts';

/** Says that the operator has set no language model; how he does is in his own manual. */
export function NoModel() {
  return (
    <Banner tone="warning" title={copy.noModel}>
      {copy.noModelText}
    </Banner>
  );
}
