import type { DecidingRule } from '../kernel/decide.ts'
import type { ParseResult } from '../kernel/parse-result.ts'
import { normaliseUnicode } from '../text/normal-form.ts'
import type { AcceptedEvidence, EvidenceRefusal } from './evidence-file.ts'

/** A file in the list. Its original name and its size identify it. [P-174] */
export type ListedFile = { readonly name: string; readonly size: number }

export type CheckedIncomingFile<F extends ListedFile> = {
  readonly file: F
  readonly checked: ParseResult<AcceptedEvidence, EvidenceRefusal>
}

/**
 * Why files were refused: the reason code, the rule (null if no table decided) and the original names of the files.
 * [D3-141]
 */
type FileRefusalWithNames = {
  readonly code: EvidenceRefusal
  readonly because: DecidingRule | null
  readonly names: readonly string[]
}

export type FileAdmissionResult<F extends ListedFile> = {
  readonly kept: readonly { readonly file: F; readonly as: AcceptedEvidence }[]
  /** The original names of files that were already in the list. [P-157] [P-174] */
  readonly duplicates: readonly string[]
  /** The number of files above the limit of the list. [P-156] [P-175] */
  readonly excess: number
  /**
   * Every fault exactly once, in order, with the rule of its first occurrence and the names of all files that have the
   * fault. [P-177] [D3-141]
   */
  readonly faults: readonly FileRefusalWithNames[]
}

const markOf = ({ name, size }: ListedFile) => `${size} ${normaliseUnicode(name, 'NFC')}`

/**
 * Adds files to a list, up to its limit, if they have no fault and are not in the list. If `max` is null, there is no
 * limit. If two of the new files have the same name and size, the second counts as already listed. [D3-21]
 */
export const admitFiles = <F extends ListedFile>(
  listedFiles: readonly ListedFile[],
  incoming: readonly CheckedIncomingFile<F>[],
  { max }: { readonly max: number | null },
): FileAdmissionResult<F> => {
  const marks = new Set(listedFiles.map(markOf))
  const faults = new Map<EvidenceRefusal, FileRefusalWithNames>()
  const duplicates: string[] = []
  const fresh: { readonly file: F; readonly as: AcceptedEvidence }[] = []
  for (const { file, checked } of incoming) {
    if (!checked.ok) {
      const { code, because = null } = checked
      const fault = faults.get(code) ?? { code, because, names: [] }
      faults.set(code, { ...fault, names: [...fault.names, file.name] })
    } else if (marks.has(markOf(file))) duplicates.push(file.name)
    else {
      marks.add(markOf(file))
      fresh.push({ file, as: checked.value })
    }
  }
  const room = max === null ? fresh.length : Math.max(0, max - listedFiles.length)
  return {
    kept: fresh.slice(0, room),
    duplicates,
    excess: Math.max(0, fresh.length - room),
    faults: [...faults.values()],
  }
}
