import type { MovingPicture } from './picture.ts'

/** A delivery van. `rolling` lets the wheels turn. */
export const VanShapes = ({ rolling = false }: { readonly rolling?: boolean }) => {
  const wheel = rolling ? 'wheel' : undefined
  return (
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
      <g className={wheel}>
        <circle cx="44" cy="90" r="15" fill="#1e2124" />
        <circle cx="44" cy="90" r="7.8" fill="#d6e0eb" />
        <path d="M36.2 88.5h15.6v3h-15.6z" fill="#1e2124" />
        <circle cx="44" cy="90" r="3" fill="#1e2124" />
      </g>
      <g className={wheel}>
        <circle cx="146" cy="90" r="15" fill="#1e2124" />
        <circle cx="146" cy="90" r="7.8" fill="#d6e0eb" />
        <path d="M138.2 88.5h15.6v3h-15.6z" fill="#1e2124" />
        <circle cx="146" cy="90" r="3" fill="#1e2124" />
      </g>
    </>
  )
}

export const Van = ({ className, rolling = false }: MovingPicture) => (
  <svg className={className} viewBox="0 0 190 106" aria-hidden="true">
    <VanShapes rolling={rolling} />
  </svg>
)
