import { Text, ThemeScope } from '@tinystar/ui';
import type { ComponentEntry } from '../componentIndex.ts';
import { StoryLink } from '../guide/StoryLink.tsx';
import { docsCopy } from './docsCopy.ts';
import { useWords } from './language.ts';
import { Section } from './Section.tsx';
import { roleName, sentence, spoken } from './spoken.ts';

/** What a screen reader says in the recorded stories of the component. */
export function Spoken({ entry }: { entry: ComponentEntry }) {
  const words = useWords();
  const told = entry.stories.filter(({ id }) => (spoken[id]?.nodes.length ?? 0) > 0);
  if (told.length === 0) return null;
  return (
    <Section id="spoken" title={docsCopy.spoken} note={docsCopy.spokenFrom}>
      <table className="guide-table">
        <tbody>
          {told.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                <StoryLink id={id}>{name}</StoryLink>
              </th>
              <td>
                {spoken[id]!.nodes.map((node, index) => (
                  <div key={index}>{sentence(node, words)}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const box = (size: readonly [number, number] | undefined) => (size ? `${size[0]} × ${size[1]}` : '-');

/** The boxes of what can be operated in the first story, as the browser draws them. */
export function Sizes({ entry }: { entry: ComponentEntry }) {
  const words = useWords();
  const targets = entry.stories[0] ? (spoken[entry.stories[0].id]?.targets ?? []) : [];
  if (targets.length === 0) return null;
  return (
    <Section id="sizes" title={docsCopy.sizes} note={docsCopy.sizesFrom}>
      <table className="guide-table">
        <thead>
          <tr>
            <th scope="col">{words(docsCopy.target)}</th>
            <th scope="col">{words(docsCopy.wide)}</th>
            <th scope="col">{words(docsCopy.phone)}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map(({ role, name, wide, phone }, index) => (
            <tr key={index}>
              <td>
                {roleName(role, words)} {name}
              </td>
              <td>{box(wide)}</td>
              <td>{box(phone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The design tokens of its style sheets; colours are shown as they are in both themes. */
export function Tokens({ entry }: { entry: ComponentEntry }) {
  const words = useWords();
  if (entry.tokens.length === 0) return null;
  const colours = entry.tokens.filter((name) => name.startsWith('color-') || name.startsWith('gradient-'));
  const others = entry.tokens.filter((name) => !colours.includes(name));
  return (
    <Section id="tokens" title={docsCopy.tokens} note={docsCopy.tokensFrom}>
      {colours.length > 0 ? (
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">{words(docsCopy.token)}</th>
              <th scope="col">{words(docsCopy.light)}</th>
              <th scope="col">{words(docsCopy.dark)}</th>
            </tr>
          </thead>
          <tbody>
            {colours.map((name) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                {(['light', 'dark'] as const).map((theme) => (
                  <td key={theme}>
                    <ThemeScope theme={theme}>
                      <span
                        role="img"
                        aria-label={`${name} ${theme}`}
                        className="docs-swatch"
                        style={{ background: `var(--${name})` }}
                      />
                    </ThemeScope>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <div className="docs-chips">
        {others.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </div>
    </Section>
  );
}

/** Parts of the product that import it; screens with stories are links. */
export function UsedBy({ entry }: { entry: ComponentEntry }) {
  const words = useWords();
  return (
    <Section id="used-by" title={docsCopy.usedBy}>
      {entry.usedBy.length === 0 ? (
        <Text tone="secondary">{words(docsCopy.noUse)}</Text>
      ) : (
        <Text tone="secondary" numeric>
          {entry.usedBy.map(({ place, files }) => (files > 1 ? `${place} ×${files}` : place)).join(words(['、', ', ']))}
        </Text>
      )}
      {entry.screens.length > 0 ? (
        <div className="docs-chips">
          {entry.screens.map(({ id, title }) => (
            <StoryLink key={id} id={id}>
              {title}
            </StoryLink>
          ))}
        </div>
      ) : null}
    </Section>
  );
}

/** What the notes of the versions say of it. */
export function Changes({ entry }: { entry: ComponentEntry }) {
  if (entry.changes.length === 0) return null;
  return (
    <Section id="changes" title={docsCopy.changes}>
      <ul className="docs-bullets" lang="en">
        {entry.changes.map((change) => (
          <li key={change}>
            <Text>{change.replaceAll('`', '')}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
