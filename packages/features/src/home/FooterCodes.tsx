import { QrCode } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './HomeFrame.css.ts';

export interface FooterCodesProps {
  origin: string;
  support: string | null;
}

/** The site on a phone, and the service chat there; without a service, the free trial. */
export default function FooterCodes({ origin, support }: FooterCodesProps) {
  const codes = [
    { label: copy.footer.codes.visit, value: `${origin}/index` },
    support
      ? { label: copy.footer.codes.support, value: `${origin}/b/${encodeURIComponent(support)}` }
      : { label: copy.footer.codes.trial, value: `${origin}/freeMeal` },
  ];
  return codes.map(({ label, value }) => (
    <figure key={label} className={css.code}>
      <QrCode size="sm" value={value} label={label} />
      <figcaption className={css.codeWords}>{label}</figcaption>
    </figure>
  ));
}
