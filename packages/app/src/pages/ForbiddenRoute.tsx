import { pageCopy } from './copy.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** /403, reached after a refused call; `way` says what helps. */
export default function ForbiddenRoute({ way = pageCopy.forbidden.text }: { way?: string }) {
  return <DeadEnd kind="denied" words={{ ...pageCopy.forbidden, text: way }} />;
}
