import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@tinystar/ui';
import './guide.css';

export interface GuidePageProps {
  title: string;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** For pages that are tables. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page about the system itself. */
export function GuidePage({ title, lead, wide = false, children }: GuidePageProps) {
  return (
    <article className="guide" data-wide={wide || undefined}>
      <Stack gap={8}>
        <Heading level={1} size="displayLarge">
          {title}
        </Heading>
        <Text as="p" size="prose" tone="secondary">
          {lead}
        </Text>
      </Stack>
      {children}
    </article>
  );
}

/** A part of the page with its own title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={12}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
