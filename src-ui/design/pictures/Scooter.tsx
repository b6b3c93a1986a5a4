import type { MovingPicture } from './picture.ts'

/** A courier on a scooter. `--art-body` and `--art-coat` recolour it on blue. `rolling` lets the wheels turn. */
export const ScooterShapes = ({ rolling = false }: { readonly rolling?: boolean }) => {
  const wheel = rolling ? 'wheel' : undefined
  return (
    <>
      <path d="M14 60h40v5H14z" fill="#052561" />
      <rect x="8" y="20" width="44" height="41" rx="6" fill="#ffb114" />
      <path d="M8 26a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v5H8z" fill="#fff3db" />
      <rect x="16" y="38" width="20" height="14" rx="2.5" fill="#fff" />
      <path d="M107 42l8-3 19 61-8 2z" fill="#052561" />
      <g className={wheel}>
        <circle cx="36" cy="100" r="16" fill="#1e2124" />
        <circle cx="36" cy="100" r="8.32" fill="#d6e0eb" />
        <path d="M27.68 98.5h16.64v3h-16.64z" fill="#1e2124" />
        <circle cx="36" cy="100" r="3.2" fill="#1e2124" />
      </g>
      <g className={wheel}>
        <circle cx="128" cy="100" r="16" fill="#1e2124" />
        <circle cx="128" cy="100" r="8.32" fill="#d6e0eb" />
        <path d="M119.68 98.5h16.64v3h-16.64z" fill="#1e2124" />
        <circle cx="128" cy="100" r="3.2" fill="#1e2124" />
      </g>
      <path d="M108 100a20 20 0 0 1 40-1l-8 1a12 12 0 0 0-24 0z" fill="var(--art-body,#256ef4)" />
      <path
        d="M16 96c0-19 13-30 32-30h34c4 0 6 3 5 7l-4 15h26l-8-34c5-2 12-1 14 5l8 31c1 5-2 9-7 9H57a22 22 0 0 0-41-3z"
        fill="var(--art-body,#256ef4)"
      />
      <rect x="46" y="58" width="40" height="10" rx="5" fill="#052561" />
      <path
        d="M71 60c9-2 18-1 24 2 4 2 5 5 6 9l3 15"
        fill="none"
        stroke="#052561"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M98 84h16c3 0 4 6 0 6H98z" fill="#1e2124" />
      <path d="M62 61c-2-14 2-31 12-35 9-3 18 2 17 12-1 9-5 16-6 23z" fill="var(--art-coat,#0b50d0)" />
      <path
        d="M80 34c3 8 8 12 17 13l13-4"
        fill="none"
        stroke="#86aff9"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M104 44l14-6" stroke="#1e2124" strokeWidth="5" strokeLinecap="round" />
      <circle cx="119" cy="53" r="5" fill="#fff3db" />
      <path d="M72 13a13 13 0 0 1 26 1v6c0 3-2 5-5 5H79c-5 0-7-5-7-12z" fill="#ffb114" />
      <path d="M87 11h11v8c0 1-1 2-2 2h-5c-3 0-5-2-5-5z" fill="#052561" />
      <path d="M82 .8a13 13 0 0 1 5 0v9.2h-5z" fill="#fff3db" />
    </>
  )
}

export const Scooter = ({ className, rolling = false }: MovingPicture) => (
  <svg className={className} viewBox="0 0 152 118" aria-hidden="true">
    <ScooterShapes rolling={rolling} />
  </svg>
)
