import { Empty } from '@tinystar/ui';
import { UpgradeButton } from '../shared/PlanGate.tsx';
import { lateCopy } from './lateCopy.ts';

const words = lateCopy.tenantOnly;

/** In the place of a page that only assistants of enterprises have (C-14). */
export function TenantOnly({ name }: { name: string }) {
  return (
    <Empty kind="denied" title={words.title(name)} action={<UpgradeButton text={words.opens} />}>
      {words.text}
    </Empty>
  );
}
