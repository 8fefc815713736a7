import { cover } from './IndexPage.css.ts';

/** A drawn cover: sheets with a passage marked, books on a shelf, a conversation. */
export function SceneCover({ of }: { of: keyof typeof cover }) {
  return (
    <svg className={cover[of]} viewBox="0 0 384 184" aria-hidden>
      {drawings[of]}
    </svg>
  );
}

const drawings = {
  repair: (
    <>
      <rect x="104" y="36" width="112" height="160" rx="6" opacity="0.24" transform="rotate(-8 160 116)" />
      <rect x="160" y="24" width="128" height="176" rx="6" opacity="0.16" />
      <rect x="178" y="44" width="56" height="8" rx="4" />
      <path d="M178 66h92v6h-92zM178 80h84v6h-84z" opacity="0.4" />
      <rect x="170" y="98" width="108" height="40" rx="4" opacity="0.32" />
      <path d="M178 108h92v6h-92zM178 122h60v6h-60zM178 150h92v6h-92zM178 164h72v6h-72z" opacity="0.72" />
    </>
  ),
  policy: (
    <>
      <rect x="72" y="160" width="240" height="6" rx="3" />
      <rect x="96" y="60" width="28" height="100" rx="3" opacity="0.4" />
      <rect x="128" y="36" width="36" height="124" rx="3" opacity="0.88" />
      <rect x="168" y="72" width="24" height="88" rx="3" opacity="0.24" />
      <rect x="196" y="48" width="32" height="112" rx="3" opacity="0.6" />
      <rect x="238" y="52" width="30" height="110" rx="3" opacity="0.32" transform="rotate(9 253 160)" />
    </>
  ),
  service: (
    <>
      <path
        d="M196 40h92a14 14 0 0 1 14 14v22a4 4 0 0 1-4 4H196a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z"
        opacity="0.88"
      />
      <path
        d="M96 96h128a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H86a4 4 0 0 1-4-4v-40a14 14 0 0 1 14-14z"
        opacity="0.2"
      />
      <path d="M100 112h104v6H100zM100 126h72v6h-72z" opacity="0.72" />
      <rect x="178" y="123" width="24" height="12" rx="4" />
    </>
  ),
} as const;
