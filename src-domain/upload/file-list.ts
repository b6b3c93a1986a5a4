import type { Checked } from '../kernel/checked.ts'
import type { Because } from '../kernel/decide.ts'
import type { EvidenceFile, EvidenceRefusal } from './evidence-file.ts'
import { normalForm } from '../kernel/normal-form.ts'

/** A file of a list, by what tells it from the others: its name as chosen and its size as chosen. [P-174] */
export type ListedFile = { readonly name: string; readonly size: number }

/** A file to be listed, with the outcome of its check. */
export type IncomingFile<F extends ListedFile> = {
  readonly file: F
  readonly checked: Checked<EvidenceFile, EvidenceRefusal>
}

/** Why files were refused, by which row (null where no table was asked), and their names as chosen. [D3-141] */
export type FileFault = {
  readonly code: EvidenceRefusal
  readonly because: Because | null
  readonly names: readonly string[]
}

export type AdmittedFiles<F extends ListedFile> = {
  /** The files that join the list, in their order. */
  readonly kept: readonly { readonly file: F; readonly as: EvidenceFile }[]
  /** The chosen names of files that are listed already. [P-157] [P-174] */
  readonly duplicates: readonly string[]
  /** How many files exceed the limit of the list. [P-156] [P-175] */
  readonly excess: number
  /** Every fault once, in order, with its first row and every file that has it. [P-177] [D3-141] */
  readonly faults: readonly FileFault[]
}

const markOf = ({ name, size }: ListedFile) => `${size} ${normalForm(name, 'NFC')}`

/**
 * Which of several files join a list: those without a fault, not listed yet, and while there is room. `max` null: any
 * number. One name twice among those that come counts as listed, too. [P-156] [P-174] [P-175] [P-177] [D3-21]
 */
export const admitFiles = <F extends ListedFile>(
  listed: readonly ListedFile[],
  incoming: readonly IncomingFile<F>[],
  { max }: { readonly max: number | null },
): AdmittedFiles<F> => {
  const known = new Set(listed.map(markOf))
  const faults = new Map<EvidenceRefusal, FileFault>()
  const duplicates: string[] = []
  const fresh: { readonly file: F; readonly as: EvidenceFile }[] = []
  for (const { file, checked } of incoming) {
    if (!checked.ok) {
      const { code, because = null } = checked
      const fault = faults.get(code) ?? { code, because, names: [] }
      faults.set(code, { ...fault, names: [...fault.names, file.name] })
    } else if (known.has(markOf(file))) duplicates.push(file.name)
    else {
      known.add(markOf(file))
      fresh.push({ file, as: checked.value })
    }
  }
  const room = max === null ? fresh.length : Math.max(0, max - listed.length)
  return {
    kept: fresh.slice(0, room),
    duplicates,
    excess: Math.max(0, fresh.length - room),
    faults: [...faults.values()],
  }
}
