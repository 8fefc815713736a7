import { Button, Result } from '@tinystar/ui';
import { pageCopy } from './copy.ts';

/** /404, where every unknown or hidden path ends. */
export default function NotFoundRoute() {
  return (
    <Result
      kind="notFound"
      title={pageCopy.notFound.title}
      actions={
        <Button tone="accent" emphasis="solid" href="/">
          {pageCopy.home}
        </Button>
      }
    >
      {pageCopy.notFound.text}
    </Result>
  );
}
