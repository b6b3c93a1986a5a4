import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { runEffect, startEffect } from '../run-effect.ts'
import { useEffect } from 'react'
import { type DraftEntries, isExpiredDraft, DraftStore } from '#app/records/draft-store'
import { ChosenFileStore } from '#app/records/chosen-file-store'
import type { DraftFormName } from '#domain/records/draft'
import type { Instant } from '#domain/kernel/calendar'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import type { ServicesOf } from '#app/token'
import { type FileLists, makeUnsentFiles } from './unsent-files.model.ts'

/** After the first unsaved change. */
const SAVE_AFTER_MS = 800

export const DRAFT_SERVICES = { drafts: DraftStore, chosenFiles: ChosenFileStore } as const
export type DraftServices = ServicesOf<typeof DRAFT_SERVICES>

/** `put` restores saved entries; `empty` clears the form. */
export type FormWithDraft<Form extends DraftFormName> = {
  readonly key: Form
  /** While a request uses the entries. Nothing is then restored or cleared. */
  readonly isLocked: ReadonlySignal<boolean>
  /** Every value except the agreement. All are empty if nothing is entered. */
  readonly entries: ReadonlySignal<DraftEntries<Form>>
  /** If not given, no files are saved. [D3-102] */
  readonly places?: FileLists
  /** The edited data have changed since the draft was saved. It is then not restored. */
  readonly isOutdated?: (entries: DraftEntries<Form>) => boolean
  readonly put: (entries: DraftEntries<Form>) => void
  /** The fields would not accept their values. [D2-152] */
  readonly leftOut?: ReadonlySignal<readonly string[]>
  readonly empty: () => void
}

/**
 * `restoredAt`: when the restored draft was saved; `savedAt`: when something was last saved; both null before that.
 * `awaited`: files to choose again, because the browser no longer has them. [A-264] [D2-94] [D3-99]
 */
export const makeDraftModel = <Form extends DraftFormName>(
  {
    key,
    isLocked,
    entries,
    places = NOWHERE,
    isOutdated = () => false,
    put,
    leftOut = NOTHING_LEFT_OUT,
    empty,
  }: FormWithDraft<Form>,
  { drafts, chosenFiles }: DraftServices,
) => {
  const restoredAt = signal<Instant | null>(null)
  const savedAt = signal<Instant | null>(null)
  const expiredAt = signal<Instant | null>(null)
  const isLostOnReload = signal(drafts.isLostOnReload())
  const unsent = makeUnsentFiles(key, places, chosenFiles)
  const restoredFiles = signal<readonly string[]>([])
  const returning = signal(false)
  const chosen = computed(() => places.listed().map(({ file }) => file.name))
  const missing = computed(() => restoredFiles.value.filter((name) => !chosen.value.includes(name)))
  const held = computed(() => ({ entries: entries.value, files: [...chosen.value, ...missing.value] }))
  const text = computed(() => JSON.stringify(held.value))
  let timer: ReturnType<typeof setTimeout> | null = null
  /** The entries are read only when the timer ends, so that a key press costs nothing. */
  const isSaveDue = signal(false)
  /** As a string; null if saving is not allowed. */
  let saved: string | null = null

  const cancelTimer = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isSaveDue.value = false
  }
  const save = () => {
    saved = text.peek()
    cancelTimer()
    const saving = Effect.map(drafts.keep(key, held.peek()), (moment) => {
      savedAt.value = moment
      isLostOnReload.value = drafts.isLostOnReload()
    })
    startEffect(saving)
  }
  const saveNow = () => {
    if (timer !== null) save()
  }
  const watch = () => {
    saved = text.peek()
    return effect(() => {
      if (isSaveDue.value) return
      const now = text.value
      if (saved === null || now === saved) return
      timer = setTimeout(saveNow, SAVE_AFTER_MS)
      isSaveDue.value = true
    })
  }
  const bringBack = async (names: readonly string[]) => {
    restoredFiles.value = names
    if (names.length === 0) return
    returning.value = true
    await unsent.bringBack(names)
    returning.value = false
  }
  /** Unless the person has already entered something. Then saves all changes. Returns an unsubscribe function. */
  const start = (): (() => void) => {
    const unfollow = unsent.follow()
    const close = drafts.open(saveNow)
    let unwatch: (() => void) | null = null
    let gone = false
    const untouched = text.peek()
    const restore = async () => {
      const found = await runEffect(drafts.restore(key))
      if (gone) return
      expiredAt.value = isExpiredDraft(found) ? found.expiredAt : null
      const draft = isExpiredDraft(found) ? null : found
      if (draft !== null && isOutdated(draft.entries)) drafts.discard(key)
      else if (draft !== null && text.peek() === untouched && !isLocked.peek()) {
        put(draft.entries)
        void bringBack(draft.files)
        restoredAt.value = draft.savedAt
        savedAt.value = draft.savedAt
      }
      unwatch = watch()
    }
    void restore()
    return () => {
      gone = true
      unfollow()
      close()
      saveNow()
      unwatch?.()
    }
  }
  const clear = () => {
    drafts.discard(key)
    restoredFiles.value = []
    unsent.discard()
    cancelTimer()
    restoredAt.value = null
    savedAt.value = null
    expiredAt.value = null
  }

  return {
    isLocked,
    restoredAt,
    savedAt,
    /** The browser stores nothing for a reload. [E-137] */
    isLostOnReload,
    /** If it was too old to be restored. */
    expiredAt,
    leftOut,
    awaited: computed(() => (returning.value ? [] : missing.value)),
    start,
    saveNow,
    /**
     * Even if nothing has changed, so that all end at the same time. Returns it; null if the browser stores nothing.
     * [D3-310]
     */
    renew: (): Instant | null => {
      save()
      unsent.renew()
      const moment = savedAt.peek()
      return moment === null ? null : moment + DRAFT_LIFE_MS
    },
    /** And stops saving, because the form was sent. */
    stop: () => {
      saved = null
      clear()
    },
    /** So that the person can start over. */
    discard: () => {
      if (isLocked.peek()) return
      empty()
      saved = text.peek()
      clear()
    },
  } as const
}
export type DraftModel = ReturnType<typeof makeDraftModel>

const NOTHING_LEFT_OUT = signal<readonly string[]>([])
const NOWHERE: FileLists = { listed: () => [], add: async () => undefined }

/** Also when the page is left. */
export const useAutosave = (draft: Pick<DraftModel, 'start' | 'saveNow'>): void => {
  useEffect(() => {
    const end = draft.start()
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') draft.saveNow()
    }
    window.addEventListener('pagehide', draft.saveNow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', draft.saveNow)
      document.removeEventListener('visibilitychange', onVisibility)
      end()
    }
  }, [draft])
}

/** Runs in a later task, because a component below may save the draft, which must store the files' names first. */
export const useReleaseFilesOnClose = (clear: () => void): void => {
  useEffect(() => () => void setTimeout(clear), [clear])
}
