import type { Application } from '#domain/application/application'
import type { ProofItem, ProofMaster, StoredFile } from '#domain/proof/proof'
import { type ReadStatus } from '#domain/application/status.table'
import { Won } from '#domain/kernel/won'
import { judgeProofCancellation, type ProofCancellation } from '#domain/proof/proof-cancellation'
import { displayOfProof, type ProofDisplay } from '#domain/proof/proof-display'
import { proofStatusFromWord, type ReadProofStatus } from '#domain/proof/proof-status.table'
import { PROOF_TYPE, type ProofType, proofTypeOf } from '#domain/proof/proof-type'
import { wireDay } from '../application/wire-day.ts'
import type { Tone } from '../design/Banner.tsx'
import { PROOF as T } from '../text/ko/proof.ts'

/** A proof as one row of the list shows it. */
export type ProofRow = {
  readonly master: ProofMaster
  readonly type: ProofType
  readonly typeName: string
  readonly display: ProofDisplay
  readonly tone: Tone | undefined
  /** Null: not decided yet. */
  readonly amount: Won | null
  /** `YYYY-MM-DD`, null where the agency has told none. */
  readonly day: string | null
  readonly needsSupplement: boolean
  readonly cancellation: ProofCancellation
}

const GROUP_TONE = {
  submitted: 'info',
  submitComplete: 'info',
  underReview: 'info',
  approved: 'success',
  paymentComplete: 'success',
} as const satisfies Record<NonNullable<ProofDisplay['group']>, Tone>

/** Warning where the applicant has something to do or money did not arrive; the words always stand beside it. */
export const toneOfProof = (status: ReadProofStatus, { group, transferError }: ProofDisplay): Tone | undefined => {
  if (transferError || status === 'supplementRequest' || status === 'hold') return 'warning'
  return group === null ? undefined : GROUP_TONE[group]
}

const rowOf = (master: ProofMaster, application: ReadStatus): ProofRow => {
  const status = proofStatusFromWord(master.progressStatus)
  const type = proofTypeOf(master)
  const display = displayOfProof(status, application)
  const settled = master.cmpltDt ?? master.updtDt
  return {
    master,
    type,
    typeName: T[PROOF_TYPE[type].label],
    display,
    tone: toneOfProof(status, display),
    amount: master.amountDcsn === null ? null : Won(master.amountDcsn),
    day: settled === null ? null : wireDay(settled),
    needsSupplement: status === 'supplementRequest',
    cancellation: judgeProofCancellation({ application, type, status }).verdict,
  }
}

/** The proofs of the list, the latest first, as the one that drives the current status is. */
export const latestFirst = (masters: readonly ProofMaster[]): readonly ProofMaster[] =>
  masters.toSorted((a, b) => Number(b.receiptProofMstrId) - Number(a.receiptProofMstrId))

/** Proofs as rows; asked for those that are shown, since there may be a thousand of them. to */
export const proofRows = (
  masters: readonly ProofMaster[],
  { status }: Pick<Application, 'status'>,
): readonly ProofRow[] => masters.map((master) => rowOf(master, status))

/** The documents or looked-up records of a proof, each once, wherever the answer lists them. */
export const itemsOfProof = (
  { items }: Pick<Application, 'items'>,
  { receiptProofMstrId, receiptProofResponses }: ProofMaster,
): readonly ProofItem[] => {
  const listed = items.filter((item) => item.receiptProofMstrId === receiptProofMstrId)
  const ids = new Set(listed.map(({ receiptProofId }) => receiptProofId))
  return [...listed, ...receiptProofResponses.filter(({ receiptProofId }) => !ids.has(receiptProofId))]
}

/** What was paid for according to looked-up records, in won; a record without an amount counts nothing. */
export const sumOfRecords = (records: readonly ProofItem[]): Won =>
  Won(records.reduce((sum, { dlvrFee }) => sum + (dlvrFee ?? 0), 0))

/** A file as it can be asked for. */
export type ShownFile = { readonly path: string; readonly name: string; readonly picture: boolean }

const IMAGE_NAME = /\.(?:jpe?g|png|gif|webp|bmp|heic|heif)$/i

const shownFile = (
  path: string | null,
  name: string | null,
  { mimeType, savedFileNm }: Partial<StoredFile> = {},
): ShownFile | null =>
  path === null
    ? null
    : {
        path,
        name: name ?? savedFileNm ?? path.slice(path.lastIndexOf('/') + 1),
        picture: (mimeType ?? '').startsWith('image/') || IMAGE_NAME.test(name ?? path),
      }

/** The files of an item; where it lists none, the one that it names itself. [A-188] [P-265] */
export const filesOfItem = ({ files, filePath, originlFileNm }: ProofItem): readonly ShownFile[] =>
  (files.length === 0
    ? [shownFile(filePath, originlFileNm)]
    : files.map((file) => shownFile(file.filePath, file.originlFileNm, file))
  ).filter((file) => file !== null)
