/** What the drawn examples are made of: papers, photos, lines that nobody can read. Drawn on 160 × 110. */

export const INK = '#1e2124'
export const BLUE = '#256ef4'
export const DEEP = '#083891'
export const NIGHT = '#052561'
export const SKY = '#b1cefb'
export const PALE = '#d8e5fd'
export const LINE = '#cdd1d5'
export const MARK = '#ffb114'
export const MARK_SOFT = '#fff3db'
export const MARK_INK = '#8a5c00'

type Place = { readonly x: number; readonly y: number; readonly width: number }

/** A line of writing. */
export const Words = ({ x, y, width, tone = SKY }: Place & { readonly tone?: string }) => (
  <rect x={x} y={y} width={width} height="4" rx="2" fill={tone} />
)

/** A sheet with a dark head. */
export const Sheet = ({
  x = 22,
  width = 116,
  head = NIGHT,
}: {
  readonly x?: number
  readonly width?: number
  readonly head?: string
}) => (
  <>
    <rect x={x} y="8" width={width} height="94" rx="4" fill="#fff" />
    <path d={`M${x} 12a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v12H${x}z`} fill={head} />
    <Words x={x + 8} y={14} width={width * 0.34} tone="#fff" />
  </>
)

/** What has to be seen on the real paper: framed in amber. */
export const Marked = ({ x, y, width }: Place) => (
  <>
    <rect x={x} y={y} width={width} height="13" rx="3" fill={MARK_SOFT} stroke={MARK} strokeWidth="2" />
    <Words x={x + 6} y={y + 4.5} width={width - 12} tone={MARK_INK} />
  </>
)

/** Rows of a table with an amount at the end of each. */
export const Rows = ({
  x = 30,
  y,
  width = 100,
  count,
  step = 11,
}: Partial<Place> & { readonly y: number; readonly count: number; readonly step?: number }) =>
  Array.from({ length: count }, (_, i) => (
    <g key={i}>
      <path d={`M${x} ${y + i * step - 3.5}h${width}`} stroke={LINE} />
      <Words x={x} y={y + i * step} width={width * (i % 2 === 0 ? 0.42 : 0.34)} />
      <Words x={x + width * 0.72} y={y + i * step} width={width * 0.28} tone={INK} />
    </g>
  ))

const BARS = [0, 4, 7, 12, 15, 17, 22, 26, 28, 33, 37, 40, 44] as const

/** A code of bars that nobody can read. */
export const Barcode = ({ x, y }: { readonly x: number; readonly y: number }) =>
  BARS.map((bar) => <rect key={bar} x={x + bar} y={y} width="2.4" height="15" fill={INK} />)

/** A telephone with its glass. */
export const Telephone = ({ x = 50, width = 60 }: { readonly x?: number; readonly width?: number }) => (
  <>
    <rect x={x} y="6" width={width} height="98" rx="9" fill={INK} />
    <rect x={x + 4} y="13" width={width - 8} height="82" rx="3" fill="#fff" />
    <rect x={x + width / 2 - 8} y="98.5" width="16" height="2.4" rx="1.2" fill={LINE} />
  </>
)

/** A parcel with its tape. */
export const Box = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="34" height="26" rx="2" fill="#d9a866" />
    <path d="M13 0h8v26h-8z" fill="#eecb97" />
    <rect x="3" y="16" width="8" height="6" rx="1" fill="#fff" />
  </g>
)
