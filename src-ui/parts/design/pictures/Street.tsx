import { Stroke, Wheel } from './parts.tsx'
import type { MovingPictureProps, PictureProps } from './picture.ts'

/**
 * A courier on a scooter. `--art-body` and `--art-coat` change its colours on a blue background. `wheel` is the CSS
 * class that turns its wheels.
 */
export const ScooterShapes = ({ wheel }: { readonly wheel?: string | undefined }) => (
  <>
    <path d="M14 60h40v5H14z" fill="#052561" />
    <rect x="8" y="20" width="44" height="41" rx="6" fill="#ffb114" />
    <path d="M8 26a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v5H8z" fill="#fff3db" />
    <rect x="16" y="38" width="20" height="14" rx="2.5" fill="#fff" />
    <path d="M107 42l8-3 19 61-8 2z" fill="#052561" />
    <Wheel x={36} y={100} r={16} className={wheel} />
    <Wheel x={128} y={100} r={16} className={wheel} />
    <path d="M108 100a20 20 0 0 1 40-1l-8 1a12 12 0 0 0-24 0z" fill="var(--art-body,#256ef4)" />
    <path
      d="M16 96c0-19 13-30 32-30h34c4 0 6 3 5 7l-4 15h26l-8-34c5-2 12-1 14 5l8 31c1 5-2 9-7 9H57a22 22 0 0 0-41-3z"
      fill="var(--art-body,#256ef4)"
    />
    <rect x="46" y="58" width="40" height="10" rx="5" fill="#052561" />
    <Stroke d="M71 60c9-2 18-1 24 2 4 2 5 5 6 9l3 15" tone="#052561" width="12" />
    <path d="M98 84h16c3 0 4 6 0 6H98z" fill="#1e2124" />
    <path d="M62 61c-2-14 2-31 12-35 9-3 18 2 17 12-1 9-5 16-6 23z" fill="var(--art-coat,#0b50d0)" />
    <Stroke d="M80 34c3 8 8 12 17 13l13-4" tone="#86aff9" width="9" />
    <path d="M104 44l14-6" stroke="#1e2124" strokeWidth="5" strokeLinecap="round" />
    <circle cx="119" cy="53" r="5" fill="#fff3db" />
    <path d="M72 13a13 13 0 0 1 26 1v6c0 3-2 5-5 5H79c-5 0-7-5-7-12z" fill="#ffb114" />
    <path d="M87 11h11v8c0 1-1 2-2 2h-5c-3 0-5-2-5-5z" fill="#052561" />
    <path d="M82 .8a13 13 0 0 1 5 0v9.2h-5z" fill="#fff3db" />
  </>
)

export const Scooter = ({ className, wheel }: MovingPictureProps) => (
  <svg className={className} viewBox="0 0 152 118" aria-hidden="true">
    <ScooterShapes wheel={wheel} />
  </svg>
)

/** A delivery van. `wheel` is the CSS class that turns its wheels. */
export const VanShapes = ({ wheel }: { readonly wheel?: string | undefined }) => (
  <>
    <rect x="6" y="12" width="112" height="72" rx="9" fill="#fff" />
    <path d="M6 58h112v16H6z" fill="#ffb114" />
    <path d="M114 30h36c7 0 12 3 15 9l12 22c5 2 7 6 7 11v12h-70z" fill="#256ef4" />
    <path d="M124 39h24c4 0 7 2 9 5l8 17h-41z" fill="#d8e5fd" />
    <rect x="4" y="80" width="182" height="10" rx="5" fill="#052561" />
    <path d="M178 66h6v9h-8z" fill="#fff3db" />
    <rect x="124" y="67" width="12" height="4" rx="2" fill="#052561" />
    <rect x="44" y="26" width="32" height="24" rx="3" fill="#d8e5fd" />
    <path d="M57 26h7v11l-3.5-2.5-3.5 2.5z" fill="#256ef4" />
    <Wheel x={44} y={90} r={15} className={wheel} />
    <Wheel x={146} y={90} r={15} className={wheel} />
  </>
)

export const Van = ({ className, wheel }: MovingPictureProps) => (
  <svg className={className} viewBox="0 0 190 106" aria-hidden="true">
    <VanShapes wheel={wheel} />
  </svg>
)

/** A small shop, which stands for the applicant. */
export const ShopShapes = () => (
  <>
    <rect x="14" y="34" width="100" height="72" rx="5" fill="#b1cefb" />
    <rect x="24" y="56" width="46" height="32" rx="4" fill="#fff" />
    <path d="M24 76h46v8a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" fill="#d8e5fd" />
    <circle cx="37" cy="71" r="6" fill="#ffb114" />
    <rect x="48" y="63" width="14" height="13" rx="2" fill="#256ef4" />
    <path d="M78 60a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v46H78z" fill="#052561" />
    <rect x="84" y="62" width="16" height="18" rx="2" fill="#d8e5fd" />
    <circle cx="84" cy="88" r="2.5" fill="#ffb114" />
    <rect x="26" y="10" width="76" height="18" rx="4" fill="#052561" />
    <rect x="46" y="17" width="36" height="5" rx="2.5" fill="#fff" />
    {[8, 24, 40, 56, 72, 88, 104].map((x, stripe) => (
      <path key={x} d={`M${x} 26h16v14a8 8 0 0 1-16 0z`} fill={stripe % 2 === 0 ? '#ffb114' : '#fff'} />
    ))}
    <rect x="8" y="22" width="112" height="7" rx="3.5" fill="#256ef4" />
    <rect x="8" y="104" width="112" height="6" rx="3" fill="#052561" />
  </>
)

export const Shop = ({ className }: PictureProps) => (
  <svg className={className} viewBox="4 4 120 110" aria-hidden="true">
    <ShopShapes />
  </svg>
)
