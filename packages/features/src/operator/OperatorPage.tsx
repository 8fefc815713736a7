import { PageHeader, Stack } from '@tinystar/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { ActPanel } from './ActPanel.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { copy } from './copy.ts';
import { EnterprisePanel } from './EnterprisePanel.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PromotionPanel } from './PromotionPanel.tsx';
import { WordPanel } from './WordPanel.tsx';

// Alone in choosing by typing, which is large.
const SitePanel = lazy(() => import('./SitePanel.tsx'));

type Part = keyof typeof copy.parts;

const panels: Record<Part, ComponentType> = {
  overview: OverviewPanel,
  enterprises: EnterprisePanel,
  assistants: AssistantPanel,
  promotion: PromotionPanel,
  payments: PaymentPanel,
  words: WordPanel,
  site: SitePanel,
  acts: ActPanel,
};
const names = Object.keys(panels) as Part[];

/** What a person who runs the product sees and does (C-143); `tab` in the address names the part, the menu leads to it. */
export function OperatorPage() {
  const [query] = useSearchParams();
  const part = names.find((name) => name === query.get('tab')) ?? 'overview';
  const Panel = panels[part];
  return (
    <Stack gap={0}>
      <PageHeader title={copy.parts[part]} />
      <Suspense fallback={null}>
        <Panel key={part} />
      </Suspense>
    </Stack>
  );
}
