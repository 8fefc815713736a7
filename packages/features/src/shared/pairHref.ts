import { createContext, use } from 'react';

/** Address of a Q&A pair's own page. */
export type PairHref = (pairId: string) => string;

const PairHrefContext = createContext<PairHref | undefined>(undefined);

/** The application says here where pairs have a page: for makers, in wide windows (QA-14). */
export const PairHrefProvider = PairHrefContext.Provider;

/** Undefined where pairs have no page. */
export const usePairHref = (): PairHref | undefined => use(PairHrefContext);
