import { MAX_BASE_FILES, MAX_OPINION_FILES } from '#domain/programme/parameters'
import { EVIDENCE_FILE_PARAMETERS, type EvidenceRefusal } from '#domain/upload/evidence-file'
import type { FileCategory } from '#domain/upload/stored-file'
import { fill } from '#ui/text/fill.ts'
import { EVIDENCE_REFUSAL_TEXTS, UPLOAD_TEXTS as T, withFileNames } from '#ui/text/ko/upload/upload.ts'

export type UploadFieldRules = {
  /** The category of the files in the storage. [P-178] */
  readonly category: FileCategory
  /** The maximum number of files; null for no limit. */
  readonly max: number | null
  /** The maximum size in bytes. A larger PDF is rejected, a larger image is reduced. */
  readonly bytes: number
  /** True if the field announces the number of files that are added; false if its page says what a file is for. */
  readonly saysAdded: boolean
  readonly sayExcess: (excess: number) => readonly string[]
  readonly sayDuplicates: (names: readonly string[]) => readonly string[]
  /** Returns the message about rejected files. `names` are the names that they had when they were chosen. [D3-141] */
  readonly showRefusal: (code: EvidenceRefusal, names: readonly string[]) => string
}

/** An upload field for any number of files, for 실적증빙 and the replacements of a supplement. [D3-21] [P-174] */
export const UNLIMITED_FILES_FIELD_RULES: UploadFieldRules = {
  category: 'receipt',
  max: null,
  bytes: EVIDENCE_FILE_PARAMETERS.fileBytes,
  saysAdded: true,
  sayExcess: (n) => [fill(T['file.excessBase'], { n })],
  sayDuplicates: (names) => [fill(T['file.duplicate'], { n: names.length })],
  showRefusal: (code, names) => withFileNames(fill(EVIDENCE_REFUSAL_TEXTS[code]), names),
}

/**
 * Returns the rules of an upload field with a maximum number of files; null for no limit. `countBeside` returns the
 * number of files in a second field that counts towards the same maximum; null if there is no second field. [D3-21]
 * [D1-472]
 */
export const maxFilesFieldRules = (
  max: number | null,
  countBeside: () => number | null = () => null,
): UploadFieldRules => ({
  ...UNLIMITED_FILES_FIELD_RULES,
  get max() {
    return max === null ? null : Math.max(0, max - (countBeside() ?? 0))
  },
  sayExcess: (n) => [
    fill(T[countBeside() === null ? 'file.tooMany' : 'file.tooManyWithPledge'], { max: max ?? 0 }),
    fill(T['file.excessBase'], { n }),
  ],
})

/** 영업증빙: three files. [P-175] */
export const BASE_FILES_FIELD_RULES: UploadFieldRules = {
  ...UNLIMITED_FILES_FIELD_RULES,
  max: MAX_BASE_FILES,
  sayExcess: (n) => [fill(T['file.tooManyBase']), fill(T['file.excessBase'], { n })],
}

/**
 * Returns the rules of the upload field of an opinion: at most five files, and a message about duplicates that contains
 * the names of the files. `sayTooLarge` returns the message about a file above the size limit that is enforced. [P-156]
 * [P-157]
 */
export const opinionFilesFieldRules = (bytes: number, sayTooLarge: () => string): UploadFieldRules => ({
  category: 'opinion',
  max: MAX_OPINION_FILES,
  bytes,
  saysAdded: true,
  sayExcess: () => [fill(T['file.tooManyOpinion'])],
  sayDuplicates: (names) => names.map((name) => fill(T['file.duplicateNamed'], { name })),
  showRefusal: (code, names) =>
    code === 'pdfTooLarge' && bytes !== EVIDENCE_FILE_PARAMETERS.fileBytes
      ? withFileNames(sayTooLarge(), names)
      : UNLIMITED_FILES_FIELD_RULES.showRefusal(code, names),
})
