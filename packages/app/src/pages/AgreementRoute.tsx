import { LegalPage } from '@tinystar/features/legal';

/** /agreement */
export default function AgreementRoute() {
  return <LegalPage document="agreement" />;
}
