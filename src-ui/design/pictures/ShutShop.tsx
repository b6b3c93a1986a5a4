import type { Picture } from './picture.ts'
import { ShopShapes } from './Shop.tsx'

/** A shop with its shutter down and locked: a page that this visitor may not see. */
export const ShutShop = ({ className }: Picture) => (
  <svg className={className} viewBox="0 0 200 116" aria-hidden="true">
    <g transform="translate(36 4)">
      <ShopShapes />
      <rect x="22" y="52" width="84" height="54" fill="#d6e0eb" />
      <path d="M22 60h84M22 69h84M22 78h84M22 87h84M22 96h84" stroke="#86aff9" strokeWidth="2.5" />
      <path d="M53 76v-9a11 11 0 0 1 22 0v9" fill="none" stroke="#052561" strokeWidth="6" />
      <rect x="46" y="74" width="36" height="28" rx="6" fill="#ffb114" />
      <circle cx="64" cy="86" r="4" fill="#052561" />
      <path d="M64 88v7" stroke="#052561" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
)
