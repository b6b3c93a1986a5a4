import type { ListReasons } from '#app/directory/list-reasons'
import type { LoadOpinions } from '#app/opinion/load-opinions'
import type { SubmitOpinion } from '#app/opinion/submit-opinion'
import type { FetchFile } from '#app/upload/fetch-file'
import type { Settings } from '#domain/kernel/settings'
import type { ProofDraftDoors } from '../proof/proof-draft.model.ts'
import type { EvidenceTools } from '../upload/evidence-files.model.ts'

/** What the opinion page asks of the product. `settings` do not change while it is open. */
export type OpinionDoors = {
  readonly loadOpinions: LoadOpinions
  readonly listReasons: ListReasons
  readonly submitOpinion: SubmitOpinion
  readonly fetchFile: FetchFile
  readonly files: EvidenceTools
  readonly draft: ProofDraftDoors
  readonly settings: Settings
}
