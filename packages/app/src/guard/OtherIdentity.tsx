import { useSession } from '@tinystar/features/shared';
import { SwitchOffer, type SwitchOfferProps } from '@tinystar/features/shell';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSessionControl } from '../session/control.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { sayRefusedSwitch } from '../shell/sayRefusedSwitch.tsx';

export interface OtherIdentityProps extends Pick<SwitchOfferProps, 'of' | 'name'> {
  /** Empty for oneself. */
  tenantId: string;
}

/** Offers the identity in which the address can be opened, and opens it there. */
export default function OtherIdentity({ of, name, tenantId }: OtherIdentityProps) {
  const { tenant } = useSession();
  const { switchTo } = useSessionControl();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    try {
      await switchTo(tenantId, pathname + search);
    } catch (error) {
      setPending(false);
      sayRefusedSwitch(error);
    }
  };
  return (
    <SwitchOffer
      of={of}
      name={name}
      current={tenant ? tenant.displayName || tenant.name : ''}
      pending={pending}
      homeHref={ADMIN_ROOT}
      onSwitch={() => void change()}
    />
  );
}
