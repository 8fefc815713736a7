import { pageCopy } from './copy.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** /403, reached after a refused call. */
export default function ForbiddenRoute() {
  return <DeadEnd kind="denied" words={pageCopy.forbidden} />;
}
