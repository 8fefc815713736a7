import { constants } from '@tinystar/contract';

/** The kinds of files that can be uploaded, as a file input takes them. */
export const acceptedTypes = constants.UPLOAD_TYPES.map((type) => `.${type}`).join(',');
