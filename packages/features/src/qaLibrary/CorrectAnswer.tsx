import { lazy, Suspense } from 'react';
import { GivesUp } from '../shared/GivesUp.tsx';
import type { CorrectionPageProps } from './CorrectionPage.tsx';

const CorrectionPage = lazy(() => import('./CorrectionPage.tsx'));

/** The form that puts an answer right, which comes when the first one is: few answers are. */
export function CorrectAnswer(props: CorrectionPageProps) {
  return (
    <Suspense fallback={<GivesUp onGiveUp={props.onClose} />}>
      <CorrectionPage {...props} />
    </Suspense>
  );
}
