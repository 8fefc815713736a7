import { Heading, Inline, Progress, Tag, Text } from '@tinystar/ui';
import { dayText } from '../shared/days.ts';
import { copy } from './copy.ts';
import type { Center, VipCenterViewProps } from './VipCenterView.tsx';
import * as css from './VipCenterView.css.ts';

const words = copy.vip;

type RightsStripProps = Pick<VipCenterViewProps, 'name' | 'role'> & { rights: Center['rights'] };

/** The plan that one has, until when, and how much of each right is used. */
export function RightsStrip({ rights: { plan, expiresAt, rights }, name, role }: RightsStripProps) {
  return (
    <section className={css.strip}>
      <div className={css.cell}>
        <Heading level={2}>{words.current(name)}</Heading>
        <Inline wrap>
          <Tag tone={plan === 'formal' ? 'accent' : 'warning'}>
            {role === 'personal' ? words.personal : words.plans[plan]}
          </Tag>
          <Text tone="secondary" numeric>
            {expiresAt === null ? words.forever : words.until(dayText(expiresAt))}
          </Text>
        </Inline>
      </div>
      {rights.map(({ id, name: right, used, limit, vipLimit }) => {
        const full = limit !== null && used >= limit;
        return (
          <div key={id} className={css.cell}>
            <Inline justify="between">
              <Text tone="secondary">{right}</Text>
              <Text numeric tone={full ? 'danger' : 'primary'}>
                {copy.figure(used)} / {limit === null ? words.unlimited : copy.figure(limit)}
              </Text>
            </Inline>
            {limit === null ? null : (
              <Progress label={right} tone={full ? 'danger' : 'accent'} value={Math.min(1, used / limit)} />
            )}
            {vipLimit === undefined ? null : (
              <Text size="caption" tone="secondary">
                {words.vipLimit(copy.figure(vipLimit))}
              </Text>
            )}
          </div>
        );
      })}
    </section>
  );
}
