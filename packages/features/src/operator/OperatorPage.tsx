import { PageHeader, Stack, Tabs } from '@tinystar/ui';
import { useSearchParams } from 'react-router';
import { ActPanel } from './ActPanel.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { copy } from './copy.ts';
import { EnterprisePanel } from './EnterprisePanel.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { PromotionPanel } from './PromotionPanel.tsx';
import { SitePanel } from './SitePanel.tsx';

type Tab = keyof typeof copy.tabs;

const panels: Record<Tab, () => React.ReactNode> = {
  overview: OverviewPanel,
  enterprises: EnterprisePanel,
  assistants: AssistantPanel,
  promotion: PromotionPanel,
  site: SitePanel,
  acts: ActPanel,
};
const names = Object.keys(panels) as Tab[];
const tabs = names.map((value) => ({ value, label: copy.tabs[value] }));

/** What a person who runs the product sees and does (C-143); `tab` in the address names the open part. */
export function OperatorPage() {
  const [query, setQuery] = useSearchParams();
  const tab = names.find((name) => name === query.get('tab')) ?? 'overview';
  const Panel = panels[tab];
  return (
    <Stack gap={24}>
      <PageHeader title={copy.title} />
      <Tabs<Tab>
        label={copy.title}
        items={tabs}
        value={tab}
        onChange={(next) => setQuery(next === 'overview' ? {} : { tab: next }, { replace: true })}
      >
        <Panel />
      </Tabs>
    </Stack>
  );
}
