import type { featuredShoppes, Output } from '@tinystar/contract';
import { Avatar, Card, Grow, Heading, Inline, Link, Text, oneTabStop } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './FeaturedShoppes.css.ts';
import { cards, partHead } from './MemberHomeView.css.ts';

export type FeaturedShoppe = Output<typeof featuredShoppes.page>['rows'][number];

export interface FeaturedShoppesProps {
  shoppes: readonly FeaturedShoppe[];
  hrefOf: (publicId: string) => string;
}

/** What the enterprise shows in its showcases, as far as one may talk to it; showcases without that are left out. */
export function FeaturedShoppes({ shoppes, hrefOf }: FeaturedShoppesProps) {
  return shoppes
    .filter(({ rows }) => rows.length > 0)
    .map((shoppe) => (
      <section key={shoppe.id} aria-label={copy.featured(shoppe.name)}>
        <div className={partHead}>
          <Heading level={2} truncate>
            {copy.featured(shoppe.name)}
          </Heading>
        </div>
        <ul ref={oneTabStop} className={cards}>
          {shoppe.rows.map(({ id, publicId, name, avatar, description, cover, lentBy }) => (
            <li key={id} className={css.item}>
              <Card>
                <Inline gap={12}>
                  {cover ? (
                    <img className={css.picture} src={cover.url} alt="" loading="lazy" />
                  ) : (
                    <Avatar size="lg" name={name} id={id} source={avatar} decorative />
                  )}
                  <Grow>
                    <div className={css.cover}>
                      <Link href={hrefOf(publicId)} tone="quiet">
                        <Text tone="primary" weight="strong" lines={1} title={name}>
                          {name}
                        </Text>
                      </Link>
                    </div>
                    <Text size="caption" tone="secondary" lines={1} title={description}>
                      {description || lentBy || copy.noDescription}
                    </Text>
                  </Grow>
                </Inline>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    ));
}
