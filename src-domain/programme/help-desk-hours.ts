/**
 * Opening and closing hour of the help desk on a working day. In its own file, because `/` writes the hours, and has no
 * room for the code of `help-desk-availability.ts`. [P-262]
 */
export const HELP_DESK_HOURS = { from: 9, until: 18 } as const
