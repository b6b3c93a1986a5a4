/**
 * The icons of the header and of the main page. They are in a separate file, because they are rendered before other
 * code is loaded. `Icon.tsx` has all icons.
 */
export const FIRST_ICON_PATHS = {
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v5l3 2',
  go: 'M4 12h16M14 6l6 6-6 6',
  left: 'm15 6-6 6 6 6',
  ok: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM8 12.3l2.8 2.8L16 9.5',
  tel: 'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
} as const satisfies Record<string, string>

export const Glyph = ({ path, small = false }: { readonly path: string; readonly small?: boolean }) => (
  <svg className={small ? 'icon icon--s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
