import { seal, unseal } from '../platform/config/seal.ts';
import { createSourceFetch } from '../platform/egress/index.ts';
import type { Services } from '../platform/services.ts';
import { SourceFailure, type Kind, type Reaching, type SourceAccess } from './kinds/kind.ts';
import type { SourceRow } from './schema.ts';

const purposeOf = (id: string) => `source ${id}`;

/** A password as it is kept. */
export const sealPassword = ({ secret }: Pick<Services, 'secret'>, id: string, password: string): string =>
  password === '' ? '' : seal(secret, purposeOf(id), password);

/** The password of a source; throws where it was sealed with another secret. */
export function passwordOf({ secret }: Pick<Services, 'secret'>, row: Pick<SourceRow, 'id' | 'password'>): string {
  if (row.password === '') return '';
  const password = unseal(secret, purposeOf(row.id), row.password);
  if (password === undefined) throw new SourceFailure('保存的密码已失效，请重新填写');
  return password;
}

/** What a kind works with, for the time of `signal`. */
export function reachingOf(services: Services, kind: Kind, access: SourceAccess, signal: AbortSignal): Reaching {
  const { EGRESS_ALLOW = [], SOURCE_HOSTS } = services.config;
  const allowed = [...EGRESS_ALLOW, ...SOURCE_HOSTS].map((host) => host.toLowerCase());
  const credentials = kind.credentials?.(access, services.now) ?? access;
  return { access, fetch: createSourceFetch(credentials, { allowed }), services, signal };
}
