import type { Picture } from './picture.ts'
import { VanShapes } from './Van.tsx'

/** A van with a flat tyre before a warning sign: something did not arrive. */
export const FlatTyre = ({ className }: Picture) => (
  <svg className={className} viewBox="0 0 260 116" aria-hidden="true">
    <g transform="rotate(-2.2 146 100) translate(0 6)">
      <VanShapes />
    </g>
    <ellipse cx="44" cy="104" rx="19" ry="10" fill="#1e2124" />
    <ellipse cx="44" cy="102" rx="9" ry="5" fill="#d6e0eb" />
    <path d="M222 62l26 46a3 3 0 0 1-2.6 4.5h-52.8a3 3 0 0 1-2.6-4.5l26-46a3.5 3.5 0 0 1 6 0z" fill="#ffb114" />
    <path d="M219 78v16M219 102v.5" stroke="#052561" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
