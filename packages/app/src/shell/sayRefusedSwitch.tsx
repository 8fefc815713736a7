import { ApiError, messages } from '@tinystar/contract';
import { say, shellCopy } from '@tinystar/features/shell';
import { Button, toast } from '@tinystar/ui';
import { goTo } from '../front/location.ts';
import { RENEW } from '../session/redirect.ts';

/** Says why one cannot act as an enterprise; the owner of a stopped one is led on to renewing it (IDENT-06). */
export const sayRefusedSwitch = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.message !== messages.ownEnterpriseStopped) {
    say(error);
    return;
  }
  toast(error.message, {
    tone: 'warning',
    action: (dismiss) => (
      <Button
        size="sm"
        onPress={() => {
          dismiss();
          goTo(RENEW);
        }}
      >
        {shellCopy.renew}
      </Button>
    ),
  });
};
