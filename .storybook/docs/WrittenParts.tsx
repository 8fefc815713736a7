import components from 'virtual:components';
import { Icon, Text, ThemeScope } from '@tinystar/ui';
import { Check, X } from '@tinystar/ui/icons';
import type { Both, ComponentDocs } from '../../packages/ui/src/private/componentDocs.ts';
import { StoryLink } from '../guide/StoryLink.tsx';
import { docsCopy, keyName } from './docsCopy.ts';
import { useWords } from './language.ts';
import { Section } from './Section.tsx';

/** Leads to the page of another component. */
function ComponentLink({ name }: { name: string }) {
  const story = components.find((one) => one.name === name)?.stories[0]?.id;
  return story ? <StoryLink id={story.replace(/--.*$/, '--docs')}>{name}</StoryLink> : <>{name}</>;
}

/** When the component is right, and what to take when it is not. */
export function Choice({ docs }: { docs: ComponentDocs }) {
  const words = useWords();
  return (
    <div className="docs-columns">
      <Section id="use" title={docsCopy.use}>
        <ul className="docs-list" data-kind="good">
          {docs.use.map((one) => (
            <li key={one[0]}>
              <Icon of={Check} size="sm" />
              <Text>{words(one)}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="instead" title={docsCopy.instead}>
        <ul className="docs-list" data-kind="bad">
          {docs.instead.map(({ when, take }) => (
            <li key={take}>
              <Icon of={X} size="sm" />
              <Text>
                {words(when)}
                {words(['：', ': '])}
                {words(docsCopy.take)} <ComponentLink name={take} />
              </Text>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** The same thing done well and badly, side by side, drawn by the real components in the theme of the toolbar. */
export function Pairs({ docs, theme }: { docs: ComponentDocs; theme: 'light' | 'dark' }) {
  const words = useWords();
  if (!docs.pairs) return null;
  const side = (kind: 'good' | 'bad', shown: React.ReactNode, says: Both) => (
    <figure className="docs-example" data-kind={kind}>
      <ThemeScope theme={theme}>
        <div className="docs-example-stage">{shown}</div>
      </ThemeScope>
      <figcaption>
        <b>
          <Icon of={kind === 'good' ? Check : X} size="sm" />
          {words(docsCopy[kind])}
        </b>
        {words(says)}
      </figcaption>
    </figure>
  );
  return (
    <Section id="pairs" title={docsCopy.pairs}>
      <div className="docs-pairs">
        {docs.pairs.map(({ good, goodSays, bad, badSays }) => (
          <div key={goodSays[0]} className="docs-pair">
            {side('good', good, goodSays)}
            {side('bad', bad, badSays)}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Rules for what is written in it. */
export function Wording({ docs }: { docs: ComponentDocs }) {
  const words = useWords();
  if (!docs.words) return null;
  return (
    <Section id="words" title={docsCopy.words}>
      <ul className="docs-bullets">
        {docs.words.map((rule) => (
          <li key={rule[0]}>
            <Text>{words(rule)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Keys({ docs }: { docs: ComponentDocs }) {
  const words = useWords();
  return (
    <Section id="keys" title={docsCopy.keys}>
      {docs.keys ? (
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">{words(docsCopy.key)}</th>
              <th scope="col">{words(docsCopy.result)}</th>
            </tr>
          </thead>
          <tbody>
            {docs.keys.map(({ key, does }) => (
              <tr key={key}>
                <td>
                  <kbd>{words(keyName(key))}</kbd>
                </td>
                <td>{words(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text tone="secondary">{words(docsCopy.noKeys)}</Text>
      )}
    </Section>
  );
}
