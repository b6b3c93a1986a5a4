/** Opening and closing hour of the help desk on a working day. [P-262] */
export const HELP_DESK_HOURS = { from: 9, until: 18 } as const
