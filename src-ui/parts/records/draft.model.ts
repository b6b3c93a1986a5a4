import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { useEffect } from 'react'
import type { ServicesOf } from '#app/kernel/token'
import { ChosenFileStore } from '#app/records/chosen-file-store'
import { type DraftEntries, isExpiredDraft, DraftStore } from '#app/records/draft-store'
import type { DraftFormName } from '#domain/records/draft'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import type { Instant } from '#domain/time/calendar'
import { runEffect, startEffect } from '../services/run-effect.ts'
import { type FileLists, makeUnsentFiles } from './unsent-files.model.ts'

/** The time from the first unsaved change until the entries are saved, in milliseconds. */
const SAVE_AFTER_MS = 800

export const DRAFT_SERVICES = { drafts: DraftStore, chosenFiles: ChosenFileStore } as const
export type DraftServices = ServicesOf<typeof DRAFT_SERVICES>

/** A form whose entries are saved. `put` restores saved entries; `empty` clears the form. */
type FormWithDraft<Form extends DraftFormName> = {
  readonly key: Form
  /** True while a request uses the entries. Nothing is restored or cleared during this time. */
  readonly isLocked: ReadonlySignal<boolean>
  /** Every typed or chosen value except the agreement. If nothing is entered, all of them are empty. */
  readonly entries: ReadonlySignal<Partial<DraftEntries<Form>>>
  /** The lists of chosen files. If this is not given, no files are saved. [D3-102] */
  readonly places?: FileLists
  /** True if the data that are edited have changed since the draft was saved. The draft is then not restored. */
  readonly isOutdated?: (entries: DraftEntries<Form>) => boolean
  readonly put: (entries: DraftEntries<Form>) => void
  readonly empty: () => void
}

/** The draft of a form. It is saved while the person makes entries, and restored later. [A-264] [D3-99] */
export type DraftModel = {
  readonly isLocked: ReadonlySignal<boolean>
  /** The time at which the restored draft was saved; null if none was restored. */
  readonly restoredAt: ReadonlySignal<Instant | null>
  /** The time at which something was last saved; null before that. */
  readonly savedAt: ReadonlySignal<Instant | null>
  /** The time at which the draft ended, if it was too old to be restored. */
  readonly expiredAt: ReadonlySignal<Instant | null>
  /** True if the browser stores nothing for a reload. [E-137] */
  readonly isLostOnReload: ReadonlySignal<boolean>
  /** The names of files that must be chosen again, because the browser no longer has them. */
  readonly awaited: ReadonlySignal<readonly string[]>
  /**
   * Restores the draft, unless the person has already entered something. Saves all changes after that. Returns an
   * unsubscribe function.
   */
  readonly start: () => () => void
  /** Saves the unsaved changes without waiting for the timer. */
  readonly saveNow: () => void
  /**
   * Saves entries and files again, even if nothing has changed, so that all of them end at the same time. Returns this
   * time; null if the browser stores nothing. [D3-310]
   */
  readonly renew: () => Instant | null
  /** Deletes the draft and stops saving, because the form was sent. */
  readonly stop: () => void
  /** Empties draft and form, so that the person can start over. */
  readonly discard: () => void
}

type DraftContent<Form extends DraftFormName> = {
  readonly entries: Partial<DraftEntries<Form>>
  readonly files: readonly string[]
}

/** Makes the saving of a form: a change is saved a short time later, together with all changes until then. */
const makeDraftSaving = <Form extends DraftFormName>(
  key: Form,
  content: ReadonlySignal<DraftContent<Form>>,
  drafts: DraftServices['drafts'],
) => {
  const savedAt = signal<Instant | null>(null)
  const isLostOnReload = signal(drafts.isLostOnReload())
  const text = computed(() => JSON.stringify(content.value))
  let timer: ReturnType<typeof setTimeout> | null = null
  /**
   * True while a change waits for the timer. The entries are read only when the timer ends, so that a key press costs
   * nothing.
   */
  const isSaveDue = signal(false)
  /** The entries as they were last saved, as a string; null if saving is not allowed. */
  let savedText: string | null = null

  const cancelTimer = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isSaveDue.value = false
  }
  const save = () => {
    savedText = text.peek()
    cancelTimer()
    const saving = Effect.map(drafts.keep(key, content.peek()), (moment) => {
      savedAt.value = moment
      isLostOnReload.value = drafts.isLostOnReload()
    })
    startEffect(saving)
  }
  const saveNow = () => {
    if (timer !== null) save()
  }
  /** Saves every change from now on. Returns an unsubscribe function. */
  const watch = () => {
    savedText = text.peek()
    return effect(() => {
      if (isSaveDue.value) return
      const now = text.value
      if (savedText === null || now === savedText) return
      timer = setTimeout(saveNow, SAVE_AFTER_MS)
      isSaveDue.value = true
    })
  }
  /** Deletes the draft. Later changes are saved only if the form `staysOpen`. */
  const discard = (staysOpen: boolean) => {
    savedText = staysOpen ? text.peek() : null
    drafts.discard(key)
    cancelTimer()
    savedAt.value = null
  }
  return { text, savedAt, isLostOnReload, save, saveNow, watch, discard } as const
}

export const makeDraftModel = <Form extends DraftFormName>(
  { key, isLocked, entries, places = NOWHERE, isOutdated = () => false, put, empty }: FormWithDraft<Form>,
  { drafts, chosenFiles }: DraftServices,
): DraftModel => {
  const restoredAt = signal<Instant | null>(null)
  const expiredAt = signal<Instant | null>(null)
  const unsent = makeUnsentFiles(key, places, chosenFiles)
  const content = computed(() => ({ entries: entries.value, files: unsent.names.value }))
  const { text, savedAt, isLostOnReload, save, saveNow, watch, discard } = makeDraftSaving(key, content, drafts)

  const start = () => {
    const stopSaving = unsent.startSaving()
    const close = drafts.open(saveNow)
    let unwatch: (() => void) | null = null
    let isStopped = false
    const textAtStart = text.peek()
    const restore = async () => {
      const restoredDraft = await runEffect(drafts.restore(key))
      if (isStopped) return
      expiredAt.value = isExpiredDraft(restoredDraft) ? restoredDraft.expiredAt : null
      const draft = isExpiredDraft(restoredDraft) ? null : restoredDraft
      if (draft !== null && isOutdated(draft.entries)) drafts.discard(key)
      else if (draft !== null && text.peek() === textAtStart && !isLocked.peek()) {
        put(draft.entries)
        void unsent.bringBack(draft.files)
        restoredAt.value = draft.savedAt
        savedAt.value = draft.savedAt
      }
      unwatch = watch()
    }
    void restore()
    return () => {
      isStopped = true
      stopSaving()
      close()
      saveNow()
      unwatch?.()
    }
  }
  const clear = (staysOpen: boolean) => {
    discard(staysOpen)
    unsent.discard()
    restoredAt.value = null
    expiredAt.value = null
  }

  return {
    isLocked,
    restoredAt,
    savedAt,
    expiredAt,
    isLostOnReload,
    awaited: unsent.awaited,
    start,
    saveNow,
    renew: () => {
      save()
      unsent.renew()
      const moment = savedAt.peek()
      return moment === null ? null : moment + DRAFT_LIFE_MS
    },
    stop: () => clear(false),
    discard: () => {
      if (isLocked.peek()) return
      empty()
      clear(true)
    },
  }
}

const NOWHERE: FileLists = { listed: () => [], add: async () => undefined }

/** Saves the form while its screen is open. Unsaved entries are saved when the page is left, too. */
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

/**
 * Releases the chosen files of a form when its screen closes. Runs in a later task, because a component below the
 * screen may save the draft, which must store the names of the files first.
 */
export const useReleaseFilesOnClose = (clear: () => void): void => {
  useEffect(() => () => void setTimeout(clear), [clear])
}
