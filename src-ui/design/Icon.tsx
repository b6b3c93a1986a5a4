import type { ReactNode } from 'react'

/** All icons in one style: 24 × 24, lines of 2 in the colour of the text. */
export const icons = {
  alert: <path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.3v.2" />,
  chat: <path d="M4 5h16v11.5h-9L6.5 20v-3.5H4zM8.5 9.5h7M8.5 12.5h4" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </>
  ),
  camera: (
    <>
      <path d="M3.5 8h4l1.8-3h5.4l1.8 3h4v11.5h-17z" />
      <circle cx="12" cy="13.3" r="3.4" />
    </>
  ),
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  down: <path d="m6 9 6 6 6-6" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 16v3.5h15V16" />,
  edit: <path d="m4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <path d="M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6.3 7.6C3.8 9.4 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16" />
  ),
  file: <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 4v4.5h4.5" />,
  go: <path d="M4 12h16M14 6l6 6-6 6" />,
  home: <path d="M4 11.5 12 4.5l8 7M6.5 9.5v10h11v-10" />,
  image: (
    <>
      <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5" />
      <circle cx="15.5" cy="9.5" r="1.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.2" />
    </>
  ),
  left: <path d="m15 6-6 6 6 6" />,
  ok: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16 9.5" />
    </>
  ),
  open: <path d="M13.5 4.5h6v6M19 5l-8 8M17 14v5.5H4.5V7H10" />,
  pause: <path d="M9 6v12M15 6v12" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  refresh: <path d="M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5" />,
  right: <path d="m9 6 6 6-6 6" />,
  save: <path d="M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 8.5a5 5 0 0 1-.5 10zM9 13.5l2.3 2.3 4-4.3" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  stop: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.3v.2" />
    </>
  ),
  tel: (
    <path d="M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />
  ),
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5" />,
  up: <path d="M12 16V5M7 9.5 12 4.5l5 5M4.5 16v3.5h15V16" />,
  x: <path d="M6 6l12 12M18 6 6 18" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

/** An icon beside a word; never alone without a name, so it is always hidden from assistive technology. `small` is 20 px. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <svg className={small ? 'icon icon--s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {icons[name]}
  </svg>
)
