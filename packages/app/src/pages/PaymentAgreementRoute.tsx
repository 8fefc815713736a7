import { LegalPage } from '@tinystar/features/legal';

/** /agreement/payment */
export default function PaymentAgreementRoute() {
  return <LegalPage document="payment" />;
}
