import { Button } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { copy } from './copy.ts';

/** Head of the simple sidebar (SHELL-09). */
export function BackToConsole({ href }: { href: string }) {
  return (
    <Button icon={ArrowLeft} href={href}>
      {copy.back}
    </Button>
  );
}
