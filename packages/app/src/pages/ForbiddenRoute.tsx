import { Button, Result } from '@tinystar/ui';
import { pageCopy } from './copy.ts';

/** /403, reached after a refused call. */
export default function ForbiddenRoute() {
  return (
    <Result
      kind="denied"
      title={pageCopy.forbidden.title}
      actions={
        <Button tone="accent" emphasis="solid" href="/">
          {pageCopy.home}
        </Button>
      }
    >
      {pageCopy.forbidden.text}
    </Result>
  );
}
