import { LegalPage } from '@tinystar/features/legal';

/** /privacy */
export default function PrivacyRoute() {
  return <LegalPage document="privacy" />;
}
