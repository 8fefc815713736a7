import { categories, type PublicShoppe, type ShownBot } from '@tinystar/contract';
import { Avatar, Empty, Heading, Link, Text, TopTabs, oneTabStop } from '@tinystar/ui';
import { categoryLabels } from '../shared/categoryLabels.ts';
import { copy } from './copy.ts';
import { CoverImage } from './CoverImage.tsx';
import * as css from './ShoppeBoard.css.ts';

export interface ShoppeBoardProps {
  shoppe: Omit<PublicShoppe, 'id'>;
  bots: readonly ShownBot[];
  /** Which of the assistants' categories is shown; all without one. */
  category?: string | undefined;
  /** Address of a category of this page, '' for all; without it there are no tabs. */
  categoryHref?: (category: string) => string;
  /** Address of an assistant's chat; cards of a preview lead nowhere. */
  hrefOf?: (publicId: string) => string;
  /** Rank of its name in the outline of the page. @default 1 */
  level?: 1 | 2;
}

/** A showcase as visitors see it: whose it is, what it is about, its assistants with their covers. */
export function ShoppeBoard({ shoppe, bots, category, categoryHref, hrefOf, level = 1 }: ShoppeBoardProps) {
  const present = categories.filter((one) => bots.some((bot) => bot.category === one));
  const chosen = present.find((one) => one === category);
  const tabs =
    categoryHref && present.length > 1
      ? [
          { href: categoryHref(''), label: copy.board.all, current: chosen === undefined },
          ...present.map((one) => ({
            href: categoryHref(one),
            label: categoryLabels[one],
            current: one === chosen,
          })),
        ]
      : [];
  const shown = bots.filter((bot) => chosen === undefined || bot.category === chosen);
  return (
    <div className={css.board}>
      <div className={css.owner}>
        <Avatar size="sm" name={shoppe.enterprise.name} source={shoppe.enterprise.avatar} decorative />
        <Text weight="strong" lines={1}>
          {shoppe.enterprise.name}
        </Text>
        <Text tone="tertiary">{copy.title}</Text>
      </div>
      {shoppe.banner ? (
        <img className={css.banner} src={shoppe.banner.url} alt="" style={{ aspectRatio: shoppe.banner.aspect }} />
      ) : null}
      <div className={css.words}>
        <Heading level={level} size="display">
          {shoppe.name}
        </Heading>
        {shoppe.description ? <Text tone="secondary">{shoppe.description}</Text> : null}
      </div>
      {tabs.length > 0 ? (
        <div className={css.tabs}>
          <TopTabs label={copy.board.categories} items={tabs} />
        </div>
      ) : null}
      {shown.length === 0 ? (
        <Empty kind="waiting" title={copy.board.none.title}>
          {copy.board.none.text}
        </Empty>
      ) : (
        <ul ref={oneTabStop} className={css.cards}>
          {shown.map((bot) => (
            <li key={bot.id} className={css.card}>
              <CoverImage bot={bot} />
              <div className={css.about}>
                <div className={css.title}>
                  {hrefOf ? (
                    <Link href={hrefOf(bot.publicId)} tone="quiet">
                      <Text tone="primary" weight="strong" lines={1} title={bot.name}>
                        {bot.name}
                      </Text>
                    </Link>
                  ) : (
                    <Text weight="strong" lines={1}>
                      {bot.name}
                    </Text>
                  )}
                </div>
                {bot.description ? (
                  <Text size="caption" tone="secondary" lines={2}>
                    {bot.description}
                  </Text>
                ) : null}
                {bot.lentBy ? (
                  <Text size="caption" tone="tertiary" lines={1}>
                    {bot.lentBy}
                  </Text>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
