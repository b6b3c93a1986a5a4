import { ParcelShapes } from './Parcel.tsx'
import type { Picture } from './picture.ts'
import { ScooterShapes } from './Scooter.tsx'
import { ShopShapes } from './Shop.tsx'

/** The scene of the main page: the courier leaves the shop. */
export const Scene = ({ className }: Picture) => (
  <svg className={className} viewBox="0 0 446 314" aria-hidden="true">
    <circle cx="268" cy="112" r="98" fill="#fff3db" />
    <path d="M60 96c0-14 12-22 24-18 4-16 30-18 36 0 14-2 22 8 20 18z" fill="#fff" />
    <path d="M352 62c0-10 9-16 18-13 3-12 22-13 27 0 10-2 16 6 15 13z" fill="#fff" />
    <g transform="translate(158 78) scale(2.02)">
      <ShopShapes />
    </g>
    <path d="M404 302c-3-26 2-42 14-50 7 15 4 36-6 50z" fill="#86aff9" />
    <path d="M412 302c2-18 12-29 24-31 0 16-8 27-20 31z" fill="#256ef4" />
    <g transform="translate(236 255) scale(.46)">
      <ParcelShapes />
    </g>
    <g transform="translate(250 228) scale(.3)">
      <ParcelShapes />
    </g>
    <g transform="translate(10 159) scale(1.22)">
      <ScooterShapes />
    </g>
    <path d="M6 306h432" stroke="#b1cefb" strokeWidth="9" strokeLinecap="round" />
  </svg>
)
