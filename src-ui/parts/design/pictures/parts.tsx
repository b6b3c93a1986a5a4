type Line = { readonly d: string; readonly tone: string; readonly width: string }

export const Stroke = ({ d, tone, width }: Line) => (
  <path d={d} fill="none" stroke={tone} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

type WheelProps = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly className: string | undefined
}

export const Wheel = ({ x, y, r, className }: WheelProps) => {
  const rim = r * 0.52
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={r} fill="#1e2124" />
      <circle cx={x} cy={y} r={rim} fill="#d6e0eb" />
      <path d={`M${x - rim} ${y - 1.5}h${2 * rim}v3h${-2 * rim}z`} fill="#1e2124" />
      <circle cx={x} cy={y} r={r / 5} fill="#1e2124" />
    </g>
  )
}
