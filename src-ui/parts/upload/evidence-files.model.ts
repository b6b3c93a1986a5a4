import { computed, signal } from '@preact/signals-react'
import type { ServicesOf } from '#app/kernel/token'
import { MakeFilePreview } from '#app/upload/fetch-stored-file'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile } from '#app/upload/store-file'
import { fill } from '#ui/text/fill.ts'
import { UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { announce } from '../dialog/announcer.ts'
import type { EntryLock } from '../form/entry-lock.ts'
import { makeEvidenceChoosing } from './evidence-choosing.ts'
import { type EvidenceFiles, type ListedEntry, releaseEntry } from './evidence-entry.ts'
import { makeEvidenceSending } from './evidence-sending.ts'
import { UNLIMITED_FILES_FIELD_RULES, type UploadFieldRules } from './upload-field-rules.ts'

export const EVIDENCE_SERVICES = {
  prepareFile: PrepareFile,
  previewFile: MakeFilePreview,
  storeFile: StoreFile,
} as const
export type EvidenceServices = ServicesOf<typeof EVIDENCE_SERVICES>

export const makeEvidenceFiles = (
  { isLocked }: Pick<EntryLock, 'isLocked'>,
  services: EvidenceServices,
  rules: UploadFieldRules = UNLIMITED_FILES_FIELD_RULES,
): EvidenceFiles => {
  const entries = signal<readonly ListedEntry[]>([])
  const refusal = signal<{ readonly text: string | null; readonly list: unknown }>({ text: null, list: null })
  const choosing = makeEvidenceChoosing(entries, { isLocked, services, rules })
  const sending = makeEvidenceSending(entries, { isLocked, services, rules, added: choosing.added })

  const find = (id: string) => entries.peek().find((entry) => entry.id === id)
  const isAny = (is: 'preparing' | 'sending') =>
    computed(() => entries.value.some(({ state }) => state.value.is === is))

  return {
    ...sending,
    rules,
    isLocked,
    entries,
    problems: choosing.problems,
    refused: computed(() => (refusal.value.list === entries.value ? refusal.value.text : null)),
    refuse: (text) => {
      refusal.value = { text, list: entries.peek() }
    },
    preparing: isAny('preparing'),
    sending: isAny('sending'),
    chosen: computed(() => entries.value.length > 0),
    add: choosing.add,
    remove: (id) => {
      const entry = find(id)
      if (entry === undefined || isLocked.peek()) return
      choosing.drop(entry)
      announce(fill(T['file.removed'], { name: entry.name }))
    },
    cancel: (id) => {
      const entry = find(id)
      const is = entry?.state.peek().is
      if (entry === undefined || (is !== 'sending' && is !== 'preparing')) return
      if (is === 'preparing') return isLocked.peek() ? undefined : choosing.drop(entry)
      entry.state.value = { is: 'cancelled' }
      entry.sending?.interruptUnsafe()
    },
    chosenNameOf: ({ path, name }) =>
      entries.peek().find(({ state: { value } }) => value.is === 'stored' && value.file.path === path)?.name ?? name,
    clear: () => {
      choosing.forget()
      for (const entry of entries.peek()) releaseEntry(entry)
      entries.value = []
    },
  }
}
