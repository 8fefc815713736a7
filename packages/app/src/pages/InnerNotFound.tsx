import { Button, Result } from '@tinystar/ui';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { pageCopy } from './copy.ts';

/** /404 for whoever is logged in: the frame around it stays. */
export default function InnerNotFound() {
  return (
    <Result
      kind="notFound"
      title={pageCopy.notFound.title}
      actions={<Button href={ADMIN_ROOT}>{pageCopy.console}</Button>}
    >
      {pageCopy.notFound.text}
    </Result>
  );
}
