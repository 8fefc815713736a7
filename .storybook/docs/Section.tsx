import type { ReactNode } from 'react';
import { Heading, Text } from '@tinystar/ui';
import type { Both } from '../../packages/ui/src/private/componentDocs.ts';
import { useWords } from './language.ts';

export interface SectionProps {
  id: string;
  title: Both;
  /** Where what it shows comes from. */
  note?: Both;
  children: ReactNode;
}

/** A part of a component's page, listed in the page's contents. */
export function Section({ id, title, note, children }: SectionProps) {
  const words = useWords();
  return (
    <section className="docs-section">
      <div className="docs-section-head">
        <Heading level={2} size="title" id={id}>
          {words(title)}
        </Heading>
        {note ? (
          <Text size="caption" tone="secondary">
            {words(note)}
          </Text>
        ) : null}
      </div>
      {children}
    </section>
  );
}
