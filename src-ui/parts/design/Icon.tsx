import { FIRST_ICON_PATHS, Glyph } from './Glyph.tsx'

/**
 * All icons. Each is one path in a square of 24 × 24 units, with strokes that are 2 units wide, in the colour of the
 * text.
 */
const ICON_PATHS = {
  ...FIRST_ICON_PATHS,
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.3v.2',
  chat: 'M4 5h16v11.5h-9L6.5 20v-3.5H4zM8.5 9.5h7M8.5 12.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  camera: 'M3.5 8h4l1.8-3h5.4l1.8 3h4v11.5h-17zM8.6 13.3a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 16v3.5h15V16',
  edit: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z',
  eyeOff:
    'M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6.3 7.6C3.8 9.4 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 4v4.5h4.5',
  home: 'M4 11.5 12 4.5l8 7M6.5 9.5v10h11v-10',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M14.3 9.5a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 11v5.5M12 7.5v.2',
  open: 'M13.5 4.5h6v6M19 5l-8 8M17 14v5.5H4.5V7H10',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5',
  right: 'm9 6 6 6-6 6',
  save: 'M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 8.5a5 5 0 0 1-.5 10zM9 13.5l2.3 2.3 4-4.3',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM15.5 15.5l5 5',
  stop: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v6M12 16.3v.2',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5',
  up: 'M12 16V5M7 9.5 12 4.5l5 5M4.5 16v3.5h15V16',
  won: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM7 8.5l2.5 7 2.5-7 2.5 7 2.5-7M6.5 12h11',
  x: 'M6 6l12 12M18 6 6 18',
} as const satisfies Record<string, string>

export type IconName = keyof typeof ICON_PATHS

/** An icon beside words. It is always hidden from assistive technology. A `small` icon is 20 px wide. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <Glyph path={ICON_PATHS[name]} small={small} />
)
