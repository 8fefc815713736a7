export { fetchOutside, type OutsideAnswer, type OutsideOptions } from './fetchOutside.ts';
export { OutsideError, outsideUrl } from './outsideUrl.ts';
export { postOutside } from './postOutside.ts';
export {
  createSourceFetch,
  type Credentials,
  type Sign,
  type SourceAnswer,
  type SourceFetch,
  type SourceRequest,
} from './sourceFetch.ts';
export { trustedFetch } from './trustedFetch.ts';
