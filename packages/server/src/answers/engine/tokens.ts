import { widthOf } from '../../retrieval/index.ts';

/**
 * About how many tokens a text costs: a Han character one, four other characters two. More than most models need, so
 * that a prompt measured by it fits.
 */
export const tokensOf = (text: string): number => Math.ceil(widthOf(text) * 1.1);
