import { Stroke } from './parts.tsx'
import { ShopShapes, ScooterShapes } from './Street.tsx'

/** A shop with a closed and locked shutter, shown for a page that this visitor may not see. */
export const ShutShop = () => (
  <svg viewBox="0 0 200 116" aria-hidden="true">
    <g transform="translate(36 4)">
      <ShopShapes />
      <rect x="22" y="52" width="84" height="54" fill="#d6e0eb" />
      <path d="M22 60h84M22 69h84M22 78h84M22 87h84M22 96h84" stroke="#86aff9" strokeWidth="2.5" />
      <path d="M53 76v-9a11 11 0 0 1 22 0v9" fill="none" stroke="#052561" strokeWidth="6" />
      <rect x="46" y="74" width="36" height="28" rx="6" fill="#ffb114" />
      <circle cx="64" cy="86" r="4" fill="#1e2124" />
      <path d="M64 88v7" stroke="#1e2124" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
)

/** A scooter in front of a clock, shown for an expired certification. */
export const LateScooter = () => (
  <svg viewBox="0 0 240 124" aria-hidden="true">
    <rect x="170" y="66" width="9" height="58" rx="3" fill="#052561" />
    <rect x="154" y="117" width="41" height="7" rx="3.5" fill="#052561" />
    <circle cx="174.5" cy="42" r="38" fill="#052561" />
    <circle cx="174.5" cy="42" r="30" fill="#fff" />
    <path d="M174.5 42V16a26 26 0 1 1-22.5 13z" fill="#d8e5fd" />
    <path d="M174.5 42L152 29a26 26 0 0 1 22.5-13z" fill="#ffb114" />
    <Stroke d="M174.5 24v18l13 9" tone="#052561" width="5" />
    <g transform="translate(0 6)">
      <ScooterShapes />
    </g>
  </svg>
)
