import { pageCopy } from '../pages/copy.ts';
import { DeadEnd } from '../pages/DeadEnd.tsx';
import { ADMIN_ROOT } from '../session/redirect.ts';

/** /404 for whoever is logged in: the frame is the main part of the document already. */
export default function InnerNotFound() {
  return <DeadEnd kind="notFound" words={pageCopy.notFound} home={ADMIN_ROOT} />;
}
