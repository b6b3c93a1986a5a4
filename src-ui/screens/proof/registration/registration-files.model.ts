import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { RegistrableProofType } from '#domain/proof/proof'
import { isPledgeMissing } from '#domain/proof/registration/registration-form'
import type { StoredFile } from '#domain/upload/stored-file'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'
import type { EvidenceFiles } from '#ui/parts/upload/evidence-entry.ts'
import { type EvidenceServices, makeEvidenceFiles } from '#ui/parts/upload/evidence-files.model.ts'
import { BASE_FILES_FIELD_RULES, maxFilesFieldRules } from '#ui/parts/upload/upload-field-rules.ts'

/**
 * Makes the file lists of a registration: base, performance, and the signed pledge of a direct delivery. The pledge is
 * sent, and counted, as a performance file; `max` is null if their number has no limit. [D3-293] [D1-472]
 */
export const makeRegistrationFiles = (
  lock: EntryLock,
  services: EvidenceServices,
  type: ReadonlySignal<RegistrableProofType>,
  max: number | null,
) => {
  const countIfDirect = ({ entries }: EvidenceFiles) => (type.value === 'direct' ? entries.value.length : null)
  const base = makeEvidenceFiles(lock, services, BASE_FILES_FIELD_RULES)
  const performance: EvidenceFiles = makeEvidenceFiles(
    lock,
    services,
    maxFilesFieldRules(max, () => countIfDirect(pledge)),
  )
  const pledge: EvidenceFiles = makeEvidenceFiles(
    lock,
    services,
    maxFilesFieldRules(max, () => countIfDirect(performance)),
  )
  const lists = { base, performance, pledge }
  const allLists = Object.values(lists)
  return {
    ...lists,
    /** The lists by the names under which their files are saved in the browser. */
    lists,
    /** True if no pledge was chosen for a direct delivery. Registering stays possible. [D3-293] */
    isPledgeMissing: computed(() => isPledgeMissing(type.value, pledge.chosen.value)),
    sending: computed(() => allLists.some(({ sending }) => sending.value)),
    count: (): number => allLists.reduce((sum, { entries }) => sum + entries.peek().length, 0),
    chosen: computed(() => allLists.some(({ chosen }) => chosen.value)),
    /** Returns the name with which a stored file was chosen; if that is unknown, the agency's name. [D3-18] */
    chosenNameOf: (file: Pick<StoredFile, 'path' | 'name'>): string =>
      allLists.map((list) => list.chosenNameOf(file)).find((name) => name !== file.name) ?? file.name,
    /** Marks the files at these paths to be sent again. [P-080] [D3-108] */
    sendAnew: (paths: readonly string[]) => {
      for (const list of allLists) list.sendAnew(paths)
    },
    clear: () => {
      for (const list of allLists) list.clear()
    },
  } as const
}
