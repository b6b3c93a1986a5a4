/** In its own file, because `/` writes the hours and has no room for `help-desk-availability.ts`. [P-262] */
export const HELP_DESK_HOURS = { from: 9, until: 18 } as const
