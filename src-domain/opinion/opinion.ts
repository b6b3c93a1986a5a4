import type { StoredFile } from '../proof/proof.ts'

/** An opinion of the applicant and, once there is one, its answer. [P-266] */
export type Opinion = {
  readonly opinionSubmitSn: string
  readonly opinionContent: string | null
  readonly opinionStatus: string | null
  readonly registDt: string | null
  /** `N` waiting, `Y` answered. */
  readonly answerStatus: string | null
  readonly answerContent: string | null
  readonly updtDt: string | null
  readonly fileMasters: readonly StoredFile[]
}
