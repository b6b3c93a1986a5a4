import { useId, type ReactNode } from 'react'
import { ParcelShapes } from '../design/pictures/Parcel.tsx'
import type { Picture } from '../design/pictures/picture.ts'
import { POPUP } from '../text/ko/popup.ts'

/** A drawing that says something: its caption is its name, and says that it is an example. [E-038] [D1-50] */
const Example = ({
  caption,
  className,
  children,
}: Picture & { readonly caption: string; readonly children: ReactNode }) => {
  const captionId = useId()
  return (
    <figure className={className}>
      <svg viewBox="0 0 160 110" role="img" aria-labelledby={captionId}>
        <rect width="160" height="110" rx="8" fill="#eef2f7" />
        {children}
      </svg>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  )
}

const Line = ({ x, y, width, tone = '#b1cefb' }: { x: number; y: number; width: number; tone?: string }) => (
  <rect x={x} y={y} width={width} height="4" rx="2" fill={tone} />
)

/** Bars of a code that nobody can read. */
const BARS = [0, 4, 7, 12, 15, 17, 22, 26, 28, 33, 37, 40, 44, 46, 51] as const

/** The label of a parcel: sender, receiver, number, day and fee marked. */
export const ExampleWaybill = ({ className = '' }: Picture) => (
  <Example caption={POPUP['notice.proofImage1']} className={className}>
    <rect x="22" y="10" width="116" height="90" rx="4" fill="#fff" />
    <rect x="22" y="10" width="116" height="16" rx="4" fill="#052561" />
    <Line x={30} y={16} width={34} tone="#fff" />
    {BARS.map((x) => (
      <rect key={x} x={72 + x} y="32" width="2.4" height="16" fill="#1e2124" />
    ))}
    <Line x={30} y={34} width={30} tone="#1e2124" />
    <Line x={30} y={42} width={22} />
    <path d="M22 55h116M22 78h116M80 55v23" stroke="#cdd1d5" strokeWidth="1.5" />
    <Line x={30} y={61} width={26} />
    <Line x={30} y={69} width={40} />
    <Line x={88} y={61} width={26} />
    <Line x={88} y={69} width={38} />
    <rect x="28" y="82" width="48" height="13" rx="3" fill="#fff3db" stroke="#ffb114" strokeWidth="2" />
    <Line x={34} y={87} width={34} tone="#8a5c00" />
    <rect x="84" y="82" width="48" height="13" rx="3" fill="#fff3db" stroke="#ffb114" strokeWidth="2" />
    <Line x={90} y={87} width={30} tone="#8a5c00" />
  </Example>
)

/** A photo of a delivered parcel at a door, with the day in its corner. */
export const ExampleDelivery = ({ className = '' }: Picture) => (
  <Example caption={POPUP['notice.proofImage2']} className={className}>
    <rect x="14" y="10" width="132" height="90" rx="6" fill="#d8e5fd" />
    <path d="M14 80h132v14a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill="#86aff9" />
    <path d="M84 22h40v58H84z" fill="#083891" />
    <path d="M90 28h28v20H90z" fill="#d8e5fd" />
    <circle cx="91" cy="56" r="2.6" fill="#ffb114" />
    <g transform="translate(26 42) scale(.46)">
      <ParcelShapes />
    </g>
    <rect x="94" y="86" width="46" height="10" rx="3" fill="#fff" />
    <Line x={99} y={89} width={36} tone="#1e2124" />
  </Example>
)
