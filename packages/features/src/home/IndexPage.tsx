import { Button, Icon, Link } from '@tinystar/ui';
import {
  ArrowRightLeft,
  BookOpen,
  ChartColumn,
  Globe,
  Headphones,
  Image,
  LayoutGrid,
  List,
  MessageSquareText,
  PanelRight,
  Play,
  Send,
  Upload,
} from '@tinystar/ui/icons';
import { working, workingPart } from './capabilities.ts';
import { copy } from './copy.ts';
import { HomeFrame, type HomeSurroundings } from './HomeFrame.tsx';
import * as css from './IndexPage.css.ts';
import { Items, Points } from './Items.tsx';
import * as page from './page.css.ts';
import { Phrases } from './Phrases.tsx';
import { ProductScene } from './ProductScene.tsx';
import { RoleTable } from './RoleTable.tsx';
import { SceneCover } from './SceneCover.tsx';
import { Section } from './Section.tsx';
import { SourcesPicture } from './SourcesPicture.tsx';
import { useDescription } from './useDescription.ts';

const { index } = copy;

const featureIcons = { upload: Upload, cite: BookOpen, human: Headphones, report: ChartColumn };

const channelIcons = {
  web: Globe,
  api: ArrowRightLeft,
  embed: PanelRight,
  menu: List,
  reply: MessageSquareText,
  mini: LayoutGrid,
  moments: Image,
  service: Headphones,
  office: Send,
  video: Play,
};
const channels = working(Object.keys(index.channels.items) as (keyof typeof channelIcons)[]);
const features = workingPart(index.features.items);
const scenes = Object.entries(index.scenes.items) as [
  keyof typeof index.scenes.items,
  { title: string; text: string },
][];

/** /index: what the product is and does (HOME-01). */
export function IndexPage(surroundings: HomeSurroundings) {
  useDescription(index.description);
  return (
    <HomeFrame {...surroundings} current="index">
      <div className={`${page.width} ${page.sections}`}>
        <div className={css.hero}>
          <div className={css.heroWords}>
            <h1 className={page.headline}>
              <Phrases of={index.headline} />
            </h1>
            <div className={css.heroEnd}>
              <p className={page.lead}>{index.lead}</p>
              <div className={page.actions}>
                <Button tone="accent" emphasis="solid" size="lg" href={surroundings.loggedIn ? '/a' : '/login'}>
                  {copy.useNow}
                </Button>
                <Button size="lg" href="/solution">
                  {index.solution}
                </Button>
              </div>
            </div>
          </div>
          <ProductScene />
        </div>
        <Section title={index.features.title} sub={index.features.sub}>
          <Items of={features} icons={featureIcons} />
        </Section>
        <div className={page.halves}>
          <Section title={index.sources.title} sub={index.sources.sub}>
            <Points of={index.sources.points} />
          </Section>
          <SourcesPicture />
        </div>
        <div className={page.halves}>
          <Section title={index.enterprise.title} sub={index.enterprise.sub}>
            <Points of={index.enterprise.points} />
            <span>
              <Link href="/solution">{index.enterprise.link}</Link>
            </span>
          </Section>
          <RoleTable />
        </div>
        {/* One way alone is no choice to show. */}
        {channels.length > 1 ? (
          <Section title={index.channels.title}>
            <ul className={css.channels}>
              {channels.map((name) => (
                <li key={name} className={css.channel}>
                  <span className={css.channelIcon}>
                    <Icon of={channelIcons[name]} />
                  </span>
                  {index.channels.items[name]}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <Section title={index.scenes.title}>
          <ul className={css.scenes}>
            {scenes.map(([name, { title, text }]) => (
              <li key={name} className={css.sceneCard}>
                <SceneCover of={name} />
                <div className={css.sceneWords}>
                  <h3 className={page.itemTitle}>{title}</h3>
                  <p className={page.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <section className={css.band}>
          <div className={page.heads}>
            <h2 className={css.bandTitle}>{index.band.title}</h2>
            <p className={css.bandText}>{index.band.text}</p>
          </div>
          <Button size="lg" href="/cooperation">
            {index.band.action}
          </Button>
        </section>
      </div>
    </HomeFrame>
  );
}
