import type { Picture } from './picture.ts'
import { ScooterShapes } from './Scooter.tsx'

/** A scooter before a clock that has run on: a certification that has ended. */
export const LateScooter = ({ className }: Picture) => (
  <svg className={className} viewBox="0 0 240 124" aria-hidden="true">
    <rect x="170" y="66" width="9" height="58" rx="3" fill="#052561" />
    <rect x="154" y="117" width="41" height="7" rx="3.5" fill="#052561" />
    <circle cx="174.5" cy="42" r="38" fill="#052561" />
    <circle cx="174.5" cy="42" r="30" fill="#fff" />
    <path d="M174.5 42V16a26 26 0 1 1-22.5 13z" fill="#d8e5fd" />
    <path d="M174.5 42L152 29a26 26 0 0 1 22.5-13z" fill="#ffb114" />
    <path
      d="M174.5 24v18l13 9"
      fill="none"
      stroke="#052561"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="translate(0 6)">
      <ScooterShapes />
    </g>
  </svg>
)
