import { pageCopy } from './copy.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** /404, where every unknown or hidden path ends. */
export default function NotFoundRoute() {
  return <DeadEnd kind="notFound" words={pageCopy.notFound} />;
}
