import { VanShapes } from './Street.tsx'

/** An open box under a magnifying glass, shown for a search without a result. */
export const EmptyBox = () => (
  <svg viewBox="0 0 200 116" aria-hidden="true">
    <g transform="translate(18 4)">
      <path d="M20 54l10-11h68l10 11z" fill="#8a5c00" />
      <path d="M30 43L14 30l24-8 14 21zM98 43l16-13-24-8-14 21z" fill="#ffe0a3" />
      <path d="M18 54h92v48c0 5-3 8-8 8H26c-5 0-8-3-8-8z" fill="#ffb114" />
      <path d="M54 54h20v20l-10-6-10 6z" fill="#fff" />
    </g>
    <path d="M166 96l16 14" stroke="#052561" strokeWidth="12" strokeLinecap="round" />
    <circle cx="148" cy="78" r="27" fill="#052561" />
    <circle cx="148" cy="78" r="19" fill="#d8e5fd" />
    <path d="M140 78h16" stroke="#256ef4" strokeWidth="5" strokeLinecap="round" />
  </svg>
)

/** A van with a flat tyre in front of a warning sign, shown if something failed to load. */
export const FlatTyre = () => (
  <svg viewBox="0 0 260 116" aria-hidden="true">
    <g transform="rotate(-2.2 146 100) translate(0 6)">
      <VanShapes />
    </g>
    <ellipse cx="44" cy="104" rx="19" ry="10" fill="#1e2124" />
    <ellipse cx="44" cy="102" rx="9" ry="5" fill="#d6e0eb" />
    <path d="M222 62l26 46a3 3 0 0 1-2.6 4.5h-52.8a3 3 0 0 1-2.6-4.5l26-46a3.5 3.5 0 0 1 6 0z" fill="#ffb114" />
    <path d="M219 78v16M219 102v.5" stroke="#1e2124" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
