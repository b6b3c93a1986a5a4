/** Opening and closing hour of the help desk on a working day. [P-262] */
export const CALL_TIME = { from: 9, until: 18 } as const
