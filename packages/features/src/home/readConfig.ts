import { meta } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';

/** The deployment's switches. Apart from the other calls, whose schemas a visitor who only reads never needs. */
export const readConfig = () => createApi('personal', { token: () => null })(meta.config, {});
