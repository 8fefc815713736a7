import { Banner } from '@tinystar/ui';
import { copy } from './copy.ts';

/** Says that the operator has set no language model, and how he does. */
export function NoModel() {
  return (
    <Banner tone="warning" title={copy.noModel}>
      {copy.noModelText}
    </Banner>
  );
}
