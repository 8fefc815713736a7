import { errorCodes, type Side } from '@tinystar/contract';
import type { AssistantRow } from '../../assistants/schema.ts';
import { Failure } from '../../platform/http/failure.ts';

/** Whether pictures and files may go with questions: makers try it unless nobody may. */
export const mayAttach = ({ attachments }: Pick<AssistantRow, 'attachments'>, side: Side): boolean =>
  side === 'web' ? attachments === 'everyone' : attachments !== 'nobody';

/** Throws 400 where they may not: nobody's right is lacking, and who asks goes on without them. */
export function checkMayAttach(bot: Pick<AssistantRow, 'attachments'>, side: Side): void {
  if (!mayAttach(bot, side)) throw new Failure(errorCodes.contentRefused, '该助手未开放附件，请直接输入问题');
}
