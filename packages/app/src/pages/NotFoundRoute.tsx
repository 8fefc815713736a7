import { pageCopy } from './copy.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** /404, where every unknown or hidden path of a visitor ends; the console shows the same inside its frame. */
export default function NotFoundRoute() {
  return (
    <main>
      <DeadEnd kind="notFound" words={pageCopy.notFound} />
    </main>
  );
}
