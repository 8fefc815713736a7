import { pageCopy } from './copy.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** /403, reached after a refused call; the console shows the same inside its frame. */
export default function ForbiddenRoute() {
  return (
    <main>
      <DeadEnd kind="denied" words={pageCopy.forbidden} />
    </main>
  );
}
