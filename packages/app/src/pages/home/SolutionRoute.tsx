import { SolutionPage } from '@tinystar/features/home';
import { lazy, Suspense, useState } from 'react';
import { useAddress } from '../../front/location.ts';
import { logOut } from '../../session/logOut.ts';
import { useToken } from '../../session/useToken.ts';
import { HomeSite } from './HomeSite.tsx';

const Renewal = lazy(() => import('./Renewal.tsx'));

/** /solution; reNew=true is about going on with a stopped enterprise (platform.md §2). */
export default function SolutionRoute() {
  const token = useToken();
  const reNew = new URLSearchParams(useAddress().split('?')[1]).get('reNew') === 'true';
  // Until it is known whether a plan can be paid for, nobody is asked to apply for one.
  const [payable, setPayable] = useState(true);
  const renewal =
    reNew && token !== null ? (
      <Suspense fallback={null}>
        <Renewal token={token} onPayable={setPayable} />
      </Suspense>
    ) : undefined;
  return (
    <HomeSite>
      {(surroundings) => (
        <SolutionPage
          {...surroundings}
          reNew={reNew}
          renewal={renewal}
          applies={renewal === undefined || !payable}
          token={token}
          onSessionLost={logOut}
        />
      )}
    </HomeSite>
  );
}
