export { fetchOutside, type OutsideAnswer, type OutsideOptions } from './fetchOutside.ts';
export { OutsideError, outsideUrl } from './outsideUrl.ts';
export { trustedFetch } from './trustedFetch.ts';
