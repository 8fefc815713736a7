import { constants, lateMessages } from '@tinystar/contract';

/** What is offered in the system's dialog. */
export const coverTypes = '.jpg,.jpeg,.png,.webp';

/** Why a file cannot become a cover (SHOP-12); undefined when it can. The server looks at its bytes. */
export function coverFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(jpe?g|png|webp)$/i.test(name)) return lateMessages.coverFormat;
  if (size === 0) return lateMessages.fileEmpty;
  return size >= constants.COVER_MAX ? lateMessages.coverTooLarge : undefined;
}
