import type { ReactNode } from 'react';
import { Card, Stack, Text } from '@tinystar/ui';
import { GuidePage, Part } from './GuidePage.tsx';

export interface PatternPageProps {
  title: string;
  lead: string;
  rules: readonly string[];
  /** The pattern itself, at work. */
  children: ReactNode;
}

/** A pattern of the system: its rules, and the real components that follow them. */
export function PatternPage({ title, lead, rules, children }: PatternPageProps) {
  return (
    <GuidePage title={title} lead={lead}>
      <Part title="规则">
        <ol className="guide-rules">
          {rules.map((rule) => (
            <li key={rule}>
              <Text>{rule}</Text>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="示例">
        <Card>
          <Stack gap={16}>{children}</Stack>
        </Card>
      </Part>
    </GuidePage>
  );
}
