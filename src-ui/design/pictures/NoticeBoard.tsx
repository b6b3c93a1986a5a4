import type { Picture } from './picture.ts'

/** A board with a notice on it, a loudspeaker and parcels. The only picture that says something by itself: it has a name. */
export const NoticeBoard = ({ className, name }: Picture & { readonly name: string }) => (
  <svg className={className} viewBox="0 0 480 264" role="img" aria-label={name}>
    <path d="M0 0h480v264H0z" fill="#ecf2fe" />
    <path d="M0 150h52v-38h44v24h58v-44h40v58h60v-30h72v16h44V96h46v54h64v114H0z" fill="#d8e5fd" />
    <path d="M0 214h480v50H0z" fill="#d6e0eb" />
    <path d="M20 238h44v4H20zM110 238h44v4h-44zM200 238h44v4h-44zM290 238h44v4h-44zM380 238h44v4h-44z" fill="#fff" />
    <path d="M160 176h8v50h-8zM312 176h8v50h-8z" fill="#8a5c00" />
    <rect x="132" y="44" width="216" height="140" rx="10" fill="#0b50d0" />
    <rect x="142" y="54" width="196" height="120" rx="5" fill="#fff" />
    <rect x="160" y="70" width="84" height="12" rx="6" fill="#052561" />
    <path
      d="M164 94h120a4 4 0 0 1 0 8H164a4 4 0 0 1 0-8zM164 112h104a4 4 0 0 1 0 8H164a4 4 0 0 1 0-8zM164 130h84a4 4 0 0 1 0 8h-84a4 4 0 0 1 0-8z"
      fill="#b1cefb"
    />
    <circle cx="298" cy="140" r="20" fill="#ffb114" />
    <path
      d="M289 140l6.6 6.8L308 134"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M104 132 64 150l8 22 42-12z" fill="#256ef4" />
    <path d="M104 132l40-28 20 58-50-2z" fill="#fff" />
    <path d="M104 132l40-28 4 11-40 28zM110 149l43-7 5 14-44 4z" fill="#d8e5fd" />
    <path d="M64 150a12 12 0 0 0 8 22z" fill="#052561" />
    <path d="M78 172h15l7 26a6 6 0 0 1-6 8h-4a6 6 0 0 1-6-5z" fill="#052561" />
    <path
      d="M172 102l12-10M180 124l15-3M176 146l13 6"
      stroke="#ffb114"
      strokeWidth="6"
      strokeLinecap="round"
      fill="none"
    />
    <rect x="356" y="172" width="60" height="52" rx="4" fill="#ffb114" />
    <path d="M356 176a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v9h-60z" fill="#fff3db" />
    <path d="M379 172h14v23l-7-4.6-7 4.6z" fill="#0b50d0" />
    <path d="M364 211h20v4h-20z" fill="#8a5c00" />
    <rect x="406" y="188" width="42" height="36" rx="3" fill="#f9cd7c" />
    <path d="M406 191a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v6h-42z" fill="#fff3db" />
    <path d="M422 188h10v16l-5-3.2-5 3.2z" fill="#256ef4" />
  </svg>
)
