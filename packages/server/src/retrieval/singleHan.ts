const SINGLE_HAN = /^\p{Script=Han}$/u;

/** Whether a term is one Han character: it says little, so it is scored but not looked up. */
export const isSingleHan = (term: string): boolean => term.length <= 2 && SINGLE_HAN.test(term);
