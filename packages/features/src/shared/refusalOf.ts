import { csRefusals, type CsAssistant } from '@tinystar/contract';

/** Why nobody may write to the agents of this assistant, in the server's order (C-93); null when one may. */
export const refusalOf = ({ permission, status }: Pick<CsAssistant, 'permission' | 'status'>): string | null =>
  permission === 'private' ? csRefusals.notPublic : status === 'disabled' ? csRefusals.off : null;
