import type { Session } from '#domain/session/session'

/** Which back end answers the result and the reason codes: the applicants' one, or the separately configured one. [A-013] [P-011] */
export type BackEnd = 'normal' | 'admin'

/** The back end of this visit: the separate one only while the session says so. [A-013] [P-011] */
export const backEndOf = (session: Session): BackEnd => (session.adminBackEnd ? 'admin' : 'normal')
