import type { AgencyFile } from '../upload/stored-file.ts'

/** 의견: what the applicant submitted while payment is on hold and, once there is one, the answer. Times are texts as they came. [P-266] */
export type Opinion = {
  readonly id: string
  readonly content: string | null
  /** The agency's own word for it, shown nowhere: `isAnswered` decides. */
  readonly status: string | null
  readonly registeredAt: string | null
  readonly isAnswered: boolean
  readonly answer: string | null
  readonly updatedAt: string | null
  readonly files: readonly AgencyFile[]
}
