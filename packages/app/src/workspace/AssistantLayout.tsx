import type { Assistant } from '@tinystar/contract';
import { opennessOf, useAssistant } from '@tinystar/features/assistants';
import {
  AppShell,
  Avatar,
  Button,
  IconButton,
  Inline,
  Result,
  SplitPane,
  Tag,
  Text,
  TopTabs,
  VisuallyHidden,
} from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { matchPath, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { Titled } from '../guard/Titled.tsx';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { assistantGroups, assistantRoutes } from '../routes/assistant.ts';
import { BrandMark } from '../shell/BrandMark.tsx';
import { ChangedNotice } from '../shell/ChangedNotice.tsx';
import type { MenuPlace, Route } from '../routes/route.ts';
import { menuOf } from '../shell/navigation.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { TopEnd } from '../shell/TopEnd.tsx';
import { AssistantContext } from './AssistantContext.ts';
import * as css from './AssistantLayout.css.ts';
import { MakerChat } from './MakerChat.tsx';
import { workspaceCopy } from './copy.ts';
import { SessionSkeleton } from './SessionSkeleton.tsx';
import { groupTabs, pageName, pageTabs } from './tabs.ts';
import { useRoomy, useWide } from './useWide.ts';

// Few addresses lead to an assistant that is not there.
const MissingAssistant = lazy(() =>
  import('./MissingAssistant.tsx').then((file) => ({ default: file.MissingAssistant })),
);

// Nothing leads a plain member there but an address.
const Forbidden = lazy(() => import('../console/InnerForbidden.tsx'));

/** Groups whose pages stand within the layout's edges; those of the others bring their own. */
const framedGroups: readonly MenuPlace['group'][] = ['knowledge', 'release', 'report'];

/** The making workspace of one assistant: tabs from the route list, the page, and the trial chat beside it. */
export default function AssistantLayout() {
  const { kbBotId = '' } = useParams();
  const { data: assistant, isError, error, refetch } = useAssistant(kbBotId);
  const open = useOpenRoutes();
  // Who only talks to it may read about it, and makes nothing of it: neither the page nor the trial beside it.
  const makes = open.some(({ layout }) => layout === 'assistant');
  if (assistant && makes) return <Loaded assistant={assistant} />;
  if (assistant)
    return (
      <Unopened>
        <Forbidden />
      </Unopened>
    );
  if (!isError) return <SessionSkeleton />;
  return (
    <Unopened>
      {'status' in error && error.status === 404 ? (
        <Titled title={workspaceCopy.missingTitle}>
          <MissingAssistant
            making
            kbBotId={kbBotId}
            back={{ label: workspaceCopy.backToCenter, href: '/a/train/center' }}
          />
        </Titled>
      ) : (
        <Result
          kind="error"
          title={error.message}
          actions={<Button onPress={() => void refetch()}>{workspaceCopy.retry}</Button>}
        />
      )}
    </Unopened>
  );
}

/** The frame where no assistant stands in it: its menu leads on. */
function Unopened({ children }: { children: ReactNode }) {
  return (
    <AppShell
      look="rail"
      head={<BrandMark />}
      groups={menuOf(useOpenRoutes())}
      current="/a/train/center"
      topEnd={<TopEnd />}
    >
      <ChangedNotice />
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </AppShell>
  );
}

/** What the pages of the second level have in common: named after the open one they would be called as what it shows. */
const groupName = (tab: Route | undefined): string => {
  const group = tab?.menu?.group;
  return group && group !== 'main' && group !== 'sub' ? assistantGroups[group] : '';
};

function Loaded({ assistant }: { assistant: Assistant }) {
  const open = useOpenRoutes();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Not only of the open ones: what an assistant of one's own lacks says so under its name.
  const route = assistantRoutes.find(({ path }) => matchPath(path, pathname));
  // A page without a tab of its own belongs to the one above it.
  const above = route?.menu ? route : open.find(({ name }) => name === route?.parent);
  // Beside the trial it stands under the same tabs; alone it has the whole page.
  const tab = route?.trial ? above : route;
  const pages = pageTabs(open, tab, assistant.id);
  const wide = useWide();
  const roomy = useRoomy();
  const [reading, setReading] = useState(false);
  // Once begun the trial lives on when the window gets narrow: its answer goes on and an opened source stays open.
  const [begun, setBegun] = useState(wide);
  if (wide && !begun) setBegun(true);
  const stopped = assistant.status === 'disabled';
  const groups = (
    <TopTabs look="bare" label={workspaceCopy.assistantTabs} items={groupTabs(open, above, assistant.id)} />
  );
  const page = (
    <div className={css.page}>
      <VisuallyHidden as="h1">{pageName(open, route)}</VisuallyHidden>
      {wide ? null : <div className={css.pages}>{groups}</div>}
      {pages.length > 1 ? (
        <div className={css.pages}>
          <TopTabs look="pill" label={groupName(tab)} items={pages} />
        </div>
      ) : null}
      <div className={css.body({ framed: tab?.menu ? framedGroups.includes(tab.menu.group) : false })}>
        <AssistantContext value={assistant}>
          <Outlet />
        </AssistantContext>
      </div>
    </div>
  );
  return (
    <AppShell
      flush
      look="rail"
      head={<BrandMark />}
      groups={menuOf(open)}
      current="/a/train/center"
      topStart={
        <Inline gap={40}>
          <Inline>
            <IconButton
              icon={ArrowLeft}
              label={workspaceCopy.backToCenter}
              onPress={() => void navigate('/a/train/center')}
            />
            <Avatar name={assistant.name} id={assistant.id} source={assistant.avatar} decorative ring />
            <Text size="lead" weight="strong" lines={1} title={assistant.name}>
              {assistant.name}
            </Text>
            {wide ? <Tag tone={stopped ? 'warning' : 'neutral'}>{opennessOf(assistant).label}</Tag> : null}
          </Inline>
          {wide ? groups : null}
        </Inline>
      }
      topEnd={<TopEnd />}
    >
      {route?.trial ? (
        <SplitPane
          label={workspaceCopy.trialWidth}
          sideShown={wide}
          side={begun ? <MakerChat assistant={assistant} onSource={roomy ? setReading : undefined} /> : null}
          extra={roomy && reading ? css.sourceWidth : 0}
        >
          {page}
        </SplitPane>
      ) : (
        page
      )}
    </AppShell>
  );
}
