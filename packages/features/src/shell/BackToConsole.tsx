import { Button, Inline } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { copy } from './copy.ts';

/** Head of the simple sidebar (SHELL-09). */
export function BackToConsole({ href }: { href: string }) {
  return (
    <Inline>
      <Button emphasis="quiet" icon={ArrowLeft} href={href}>
        {copy.back}
      </Button>
    </Inline>
  );
}
