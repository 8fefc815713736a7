export { CONFIDENT, STRONG, search, type Found, type Hit } from './search.ts';
export { fuse, type Near } from './fuse.ts';
export { normalise } from './normalise.ts';
export { analyse } from './question.ts';
export { sentencesOf } from './sentences.ts';
export { termsOf } from './terms.ts';
export { toPassages, widthOf, type Passage, type Span } from './passages.ts';
export { toQaPassage } from './qaPassage.ts';
export { hideBlocks, removePassages, setSourceEnabled, writePassages } from './store.ts';
