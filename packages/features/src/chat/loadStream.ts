/** Loads the client of streams with the first question. */
export const loadStream = () => import('@tinystar/contract/stream');
