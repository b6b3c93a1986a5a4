import { decisionFrom } from '../../kernel/decide.ts'
import { MAX_BASE_FILES } from '../../programme/parameters.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RegistrableProofType } from '../proof.ts'

/**
 * The number of files of each kind in a registration. `approved`: the application already has an approved base proof.
 */
type FileCountFacts = {
  readonly type: RegistrableProofType
  readonly approved: boolean
  readonly hasBase: boolean
  readonly tooManyBase: boolean
  readonly performance: boolean
  /** True if there are more performance files than the setting `performanceMaxFiles` allows. */
  readonly tooManyPerformance: boolean
}
export type FileCountVerdict =
  | 'ok'
  | 'baseNotWanted'
  | 'baseMissing'
  | 'tooManyBase'
  | 'performanceMissing'
  | 'tooManyPerformance'

/**
 * 증빙 파일의 수: decides whether a registration may have these numbers of base and performance files. The agency checks
 * every registration. `performanceMaxFiles` is the setting; 0 for no limit. [P-276] [P-175] [D3-21]
 */
export const decideFileCounts = decisionFrom(
  (
    { type, approved }: Pick<FileCountFacts, 'type' | 'approved'>,
    files: { readonly base: number; readonly performance: number },
    { performanceMaxFiles }: Pick<Settings, 'performanceMaxFiles'>,
  ): FileCountFacts => ({
    type,
    approved,
    hasBase: files.base > 0,
    tooManyBase: files.base > MAX_BASE_FILES,
    performance: files.performance > 0,
    tooManyPerformance: performanceMaxFiles > 0 && files.performance > performanceMaxFiles,
  }),
  [
    { id: 'FN-1', when: { type: 'direct', approved: false, hasBase: false }, then: 'baseMissing', ref: 'P-058' },
    { id: 'FN-2', when: { type: 'direct', tooManyBase: true }, then: 'tooManyBase', ref: 'P-175' },
    { id: 'FN-3', when: { type: 'general', hasBase: true }, then: 'baseNotWanted', ref: 'P-276' },
    { id: 'FN-5', when: { performance: false }, then: 'performanceMissing', ref: 'P-059' },
    { id: 'FN-7', when: { tooManyPerformance: true }, then: 'tooManyPerformance', ref: 'D3-21' },
    { id: 'FN-6', when: {}, then: 'ok', ref: 'P-276' },
  ],
)
