import { CERTIFICATION_RECORD } from '../identity/certification-record.ts'
import type { Session } from './session.ts'

type CertificationRecord = Pick<Session, keyof typeof CERTIFICATION_RECORD>

/** Returns the part of a session that a certification stores. */
export const certificationRecordOf = (session: Session): CertificationRecord =>
  Object.fromEntries(
    Object.keys(CERTIFICATION_RECORD).map((field) => [field, session[field as keyof CertificationRecord]]),
  ) as CertificationRecord
