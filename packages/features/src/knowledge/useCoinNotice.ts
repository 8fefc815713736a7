import { errorCodes } from '@tinystar/contract';
import { explainError, type ErrorNotice } from '../shared/errors.ts';
import { useSession } from '../shared/session.ts';

/** How an upload that coins were missing for is told to this person. */
export const useCoinNotice = (): ErrorNotice => {
  const { permissions } = useSession();
  return explainError(
    { code: errorCodes.coinsInsufficient, message: '', status: 402 },
    {
      identity: permissions.currentIdentity,
      side: 'make',
      isCreator: permissions.tenantUserPermission === 'owner',
      isForeign: false,
      upload: true,
    },
  );
};
