import { Wheel } from './parts.tsx'
import type { MovingPictureProps, PictureProps } from './picture.ts'

/** A small delivery truck. `wheel` is the CSS class that turns its wheels. */
export const Truck = ({ className, wheel }: MovingPictureProps) => (
  <svg className={className} viewBox="0 0 148 104" aria-hidden="true">
    <rect x="6" y="18" width="78" height="64" rx="8" fill="#ffb114" />
    <path d="M6 26a8 8 0 0 1 8-8h62a8 8 0 0 1 8 8v6H6z" fill="#fff3db" />
    <rect x="26" y="42" width="38" height="26" rx="4" fill="#fff" />
    <rect x="32" y="48" width="26" height="4" rx="2" fill="#b1cefb" />
    <rect x="32" y="57" width="16" height="4" rx="2" fill="#b1cefb" />
    <path d="M84 30h22c15 0 24 8 28 22l6 18v14H84z" fill="#052561" />
    <path d="M96 39h11c10 0 15 5 18 14l2 7H96z" fill="#d8e5fd" />
    <circle cx="136" cy="74" r="4.5" fill="#fff3db" />
    <rect x="4" y="80" width="140" height="9" rx="4.5" fill="#1e2124" />
    <Wheel x={36} y={89} r={14} className={wheel} />
    <Wheel x={112} y={89} r={14} className={wheel} />
  </svg>
)

/** The row of houses behind the vehicles. */
export const Town = ({ className }: PictureProps) => (
  <svg className={className} viewBox="0 0 1680 88" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    <g fill="#d8e5fd">
      <path d="M0 88V50h60v38zM74 88V30h44v58zM240 88V44h86v44zM340 88V24h52v64zM520 88V52h96v36zM640 88V34h48v54zM830 88V46h90v42zM930 88V26h56v62zM1120 88V52h74v36zM1206 88V32h50v56zM1390 88V44h96v44zM1500 88V28h44v60z" />
    </g>
    <g fill="#e3ecfd">
      <path d="M124 88V62h104v26zM404 88V58h100v30zM700 88V60h116v28zM1000 88V62h104v26zM1270 88V60h106v28zM1560 88V50h120v38z" />
    </g>
  </svg>
)
