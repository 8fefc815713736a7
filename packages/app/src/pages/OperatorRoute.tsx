import { OperatorPage } from '@tinystar/features/operator';

/** /operator */
export default function OperatorRoute() {
  return <OperatorPage />;
}
