export { fetchOutside, type OutsideAnswer, type OutsideOptions } from './fetchOutside.ts';
export { OutsideError, outsideUrl } from './outsideUrl.ts';
export type { SourceAnswer, SourceFetch, SourceRequest } from './sourceFetch.ts';
export { trustedFetch } from './trustedFetch.ts';
