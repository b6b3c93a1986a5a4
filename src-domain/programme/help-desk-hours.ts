/**
 * The opening and closing hour of the help desk on a working day. They are in a separate file, because `/` shows the
 * hours but must not load the code of `help-desk-availability.ts`. [P-262]
 */
export const HELP_DESK_HOURS = { from: 9, until: 18 } as const
