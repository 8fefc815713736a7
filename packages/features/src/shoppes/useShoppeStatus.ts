import { shoppes } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

/** Opens a showcase to everybody, or closes it. */
export const useShoppeStatus = () =>
  useChange(shoppes.setStatus, {
    touches: [shoppes.page, shoppes.get],
    onSuccess: (_, { status }) => toast(status === 'enabled' ? copy.enabled : copy.disabled),
    onError: say,
  });
