import { Empty } from '@tinystar/ui';
import { copy } from './copy.ts';

/** Stands in the shell of an identity that may open no page, so that one can still switch (C-01). */
export function NothingOpen() {
  return (
    <Empty kind="denied" title={copy.nothingOpen}>
      {copy.nothingOpenHint}
    </Empty>
  );
}
