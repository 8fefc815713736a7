import { Empty } from '@tinystar/ui';
import { copy } from './copy.ts';

/** Stands in place of the members for whoever stopped managing the enterprise while the page was open. */
export function NotAllowed() {
  return (
    <Empty kind="denied" title={copy.denied.title}>
      {copy.denied.text}
    </Empty>
  );
}
