/** The hours of a working day between which the help desk answers. [P-262] */
export const CALL_TIME = { from: 9, until: 18 } as const
