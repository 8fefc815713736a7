import { useContext, useEffect, useState } from 'react';
import { Canvas, Controls, DocsContext, DocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import { Heading, Status, Tag, Text, ThemeScope } from '@tinystar/ui';
import { Anatomy } from './Anatomy.tsx';
import { docsCopy, purposeNames } from './docsCopy.ts';
import { LanguageContext, useDocsGlobals, useWords } from './language.ts';
import { Changes, Sizes, Spoken, Tokens, UsedBy } from './ReadParts.tsx';
import { Section } from './Section.tsx';
import { Choice, Keys, Pairs, Wording } from './WrittenParts.tsx';
import { componentsOf, type KnownComponent } from './writtenDocs.ts';
import '../guide/guide.css';
import './docs.css';

/** The page of a component of the library; stories of other places keep Storybook's own page. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const file = String(story?.parameters.fileName ?? '');
  const [known, setKnown] = useState<readonly KnownComponent[]>();
  const globals = useDocsGlobals(context);
  const language = globals.locale === 'en' ? 'en' : 'zh-CN';
  useEffect(() => {
    let stale = false;
    void componentsOf(file).then((found) => (stale ? undefined : setKnown(found)));
    return () => {
      stale = true;
    };
  }, [file]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (!known) return null;
  if (known.length === 0) return <DocsPage />;
  return (
    <LanguageContext.Provider value={language}>
      <div lang={language}>
        <Body known={known} theme={globals.theme === 'dark' ? 'dark' : 'light'} />
      </div>
    </LanguageContext.Provider>
  );
}

function Body({ known, theme }: { known: readonly KnownComponent[]; theme: 'light' | 'dark' }) {
  const [main, ...others] = known;
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first, ...further] = stories;
  const { docs, entry } = main!;
  const drawn = stories.find((story) => story.id.endsWith(`--${kebab(docs.anatomy?.story ?? '')}`));
  // A modal one would take the page's focus and its scrolling: it gets a window of its own.
  const place = docs.framed ? { inline: false, height: '560px' } : {};
  return (
    <>
      <Plain>
        <Head known={main!} />
      </Plain>
      {first ? <Canvas of={first.moduleExport} story={place} sourceState="shown" /> : null}
      <Plain>
        {docs.anatomy && drawn && !docs.framed ? (
          <Anatomy story={drawn.moduleExport} parts={docs.anatomy.parts} />
        ) : null}
        <Choice docs={docs} />
        <Pairs docs={docs} theme={theme} />
        <Wording docs={docs} />
        <Keys docs={docs} />
        <Spoken entry={entry} />
        <Sizes entry={entry} />
        {further.length > 0 ? <Title id="states" of="states" /> : null}
      </Plain>
      {further.map((story) => (
        <div key={story.id} className="docs-state">
          <Plain>
            <Heading level={3} size="label" id={story.id}>
              {story.name}
            </Heading>
          </Plain>
          <Canvas of={story.moduleExport} story={place} sourceState="hidden" />
        </div>
      ))}
      <Plain>
        <Title id="props" of="props" />
      </Plain>
      <div className="docs-props">
        <Controls />
      </div>
      <Plain>
        <Tokens entry={entry} />
        <UsedBy entry={entry} />
        <Changes entry={entry} />
        {others.length > 0 ? <Belonging others={others} /> : null}
      </Plain>
    </>
  );
}

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Without Storybook's own type styles; always light, as the frame around it. */
function Plain({ children }: { children: React.ReactNode }) {
  return (
    <Unstyled>
      <ThemeScope theme="light">
        <div className="docs-plain">{children}</div>
      </ThemeScope>
    </Unstyled>
  );
}

function Title({ id, of }: { id: string; of: 'states' | 'props' }) {
  const words = useWords();
  return (
    <Heading level={2} size="title" id={id}>
      {words(docsCopy[of])}
    </Heading>
  );
}

function Head({ known: { docs, entry } }: { known: KnownComponent }) {
  const words = useWords();
  const isUsed = entry.usedBy.some(({ place }) => !place.startsWith('ui/'));
  const status = docs.deprecated ? 'deprecated' : isUsed ? 'stable' : 'new';
  const tones = { stable: 'success', new: 'info', deprecated: 'warning' } as const;
  return (
    <header className="docs-head">
      <div className="docs-head-line">
        <Heading level={1} size="displayLarge">
          {words([`${entry.name} ${docs.name}`, entry.name])}
        </Heading>
        <Status tone={tones[status]}>{words(docsCopy[status])}</Status>
        <Tag>{words(purposeNames[docs.group])}</Tag>
      </div>
      <Text as="p" size="prose" tone="secondary">
        {words(docs.purpose)}
      </Text>
      <Text as="p" size="caption" tone="tertiary">
        {words(docsCopy.also)}
        {words(['：', ': '])}
        {docs.also.join(words(['、', ', ']))}
      </Text>
    </header>
  );
}

/** Components of the same folder that these stories show too. */
function Belonging({ others }: { others: readonly KnownComponent[] }) {
  const words = useWords();
  return (
    <Section id="belongs" title={docsCopy.belongs}>
      {others.map(({ docs, entry }) => (
        <div key={entry.name} className="docs-belonging">
          <Heading level={3}>{words([`${entry.name} ${docs.name}`, entry.name])}</Heading>
          <Text as="p">{words(docs.purpose)}</Text>
          <Choice docs={docs} />
          <Keys docs={docs} />
        </div>
      ))}
    </Section>
  );
}
