import { ApiError, me, messages } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { useSession } from '../shared/session.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import type { PasswordErrors } from './checkPassword.ts';

/** Milliseconds in which 修改成功 can be read before the login page comes. */
const READING = 1_500;

export interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
  /** Every session has ended on the server: out, and to the login page. */
  onChanged: () => void;
}

/** The dialog with its call; every screen that changes a password uses it. */
export function ChangePassword({ open, onClose, onChanged }: ChangePasswordProps) {
  const { user } = useSession();
  const first = user.hasPassword === false;
  const { mutate, reset, isPending, isSuccess, error } = useChange(me.updatePassword, { touches: [] });
  useEffect(() => {
    if (!isSuccess) return;
    // Above the pages: another call may learn that the session has ended, and lead away first.
    toast(messages.passwordChanged, { tone: 'success' });
    const timer = setTimeout(onChanged, READING);
    return () => clearTimeout(timer);
  }, [isSuccess, onChanged]);
  return (
    <ChangePasswordDialog
      open={open}
      first={first}
      pending={isPending}
      done={isSuccess}
      refused={refusedBy(error)}
      onClose={() => {
        reset();
        onClose();
      }}
      onSubmit={(fields) =>
        mutate(
          first
            ? { password: '', newPassword: fields.new, smsCode: fields.code }
            : { password: fields.old, newPassword: fields.new },
        )
      }
    />
  );
}

const refusedBy = (error: unknown): PasswordErrors & { form?: string } => {
  if (error === null) return {};
  if (!(error instanceof ApiError)) return { form: messages.unexpected };
  if (error.handled) return {};
  const { password, newPassword, smsCode } = error.fields;
  if (password) return { old: password };
  if (smsCode) return { code: smsCode };
  return newPassword ? { new: newPassword } : { form: error.message };
};
