import { effect, type ReadonlySignal } from '@preact/signals-react'
import { useEffect } from 'react'
import { singleFlight } from '#app/kernel/single-flight'
import type { Instant } from '#domain/time/calendar'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { firstPopStateTarget } from './first-popstate.ts'
import { type PageUrl, useNavigate } from './navigate.ts'

const leadsAway = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  (link.origin !== location.origin || link.pathname !== location.pathname || link.search !== location.search)

/**
 * The part of the Navigation API that has the index of this page in the history. In a browser without it, the index is
 * undefined, and each step counts as Back.
 */
type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly index: number } | null } }
const historyIndex = () => (globalThis as WithNavigation).navigation?.currentEntry?.index
const urlNow = () => location.pathname + location.search

/** How long a browser may take to start a download after a click on its link, in milliseconds. */
const DOWNLOAD_STARTS_MS = 1000

/** Stops every navigation away from this page until `confirmLeave` returns true. Returns an unsubscribe function. */
const guardNavigation = (confirmLeave: () => Promise<boolean>, isDownloading: () => boolean): (() => void) => {
  let index = historyIndex()
  const url = urlNow()
  let returning = false
  const controller = new AbortController()
  const { signal } = controller

  /**
   * Runs before any other listener, even before the router. Stops a click on a link that leaves the page, and repeats
   * it if the person chooses to leave.
   */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !leadsAway(event, link) || dialogs.isEnding()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void confirmLeave().then((go) => go && link.click())
  }

  /**
   * Handles Back and forward. The URL has already changed when their event fires. The event is stopped before the
   * router gets it; the page returns to its own entry, asks the person, and repeats the step after a yes.
   */
  const onPopState = (event: Event) => {
    if (returning) {
      event.preventDefault()
      returning = false
      return
    }
    const now = historyIndex()
    if (urlNow() === url) return void (index = now)
    event.preventDefault()
    const steps = now === undefined || index === undefined || now === index ? -1 : now - index
    returning = true
    history.go(-steps)
    void confirmLeave().then((go) => go && history.go(steps))
  }

  // If the person reloads the page, closes its tab or types another URL, only the browser can ask.
  addEventListener('beforeunload', (event) => isDownloading() || event.preventDefault(), { signal })
  firstPopStateTarget.addEventListener('popstate', onPopState, { signal })
  document.addEventListener('click', onClick, { capture: true, signal })
  return () => controller.abort()
}

/** The draft of a form. `savedAt` is null if nothing is saved yet. */
type LeaveDraft = { readonly savedAt: ReadonlySignal<Instant | null>; readonly saveNow: () => void }

/** The message about a possible loss, and the message that replaces it if a draft saves the data. */
export type LeaveWords = { readonly text: string; readonly draft: LeaveDraft | null; readonly savedWords: () => string }

const makeLeaveGuard = () => {
  /**
   * The messages about possible losses. Each screen has at most one, the oldest first. Without a message, the page may
   * be left without a question.
   */
  const texts = new Map<object, LeaveWords>()
  let stop: (() => void) | null = null
  let downloads = 0

  const question = singleFlight(({ text, draft, savedWords }: LeaveWords) => {
    draft?.saveNow()
    const [yes, no] = [LEAVE_TEXTS['leave.go'], LEAVE_TEXTS['leave.stay']]
    return typeof draft?.savedAt.peek() === 'number'
      ? dialogs.confirm({ title: LEAVE_TEXTS['leave.title'], text: savedWords(), yes, no, recommended: 'no' })
      : dialogs.confirm({ text, yes, no, danger: true })
  })
  const watch = () => {
    if (texts.size > 0) {
      stop ??= guardNavigation(
        () => confirmLeave(),
        () => downloads > 0,
      )
      return
    }
    stop?.()
    stop = null
  }
  const confirmLeave = async (ofButton: LeaveWords | null = null): Promise<boolean> => {
    const words = texts.values().next().value ?? ofButton
    // When the session has ended, nothing can be sent, and no question is asked. The dialog about the end then opens
    // the next page.
    if (words === null || dialogs.isEnding()) return true
    const go = await question.run(words)
    // If the person answers yes, nothing asks again, not even the browser.
    if (go) texts.clear()
    watch()
    return go
  }
  return {
    /**
     * Returns true if the page may be left. Asks the person if data would be lost; Escape stays on the page. Code that
     * leaves the page must call this first. If it passes its own question, the person is always asked. The end of the
     * session, HTTP 401 and the maintenance page do not ask. [P-313]
     */
    confirmLeave,
    arm: (owner: object, words: LeaveWords) => {
      texts.set(owner, words)
      watch()
    },
    disarm: (owner: object) => {
      texts.delete(owner)
      watch()
    },
    /**
     * Runs a download without the browser's question about leaving. (A link to a file on another origin counts as
     * leaving, until the browser knows that it is a download.) [E-039] [P-313]
     */
    runWithoutLeaveQuestion: async (download: () => Promise<void>): Promise<void> => {
      downloads += 1
      await download().finally(() => {
        setTimeout(() => {
          downloads -= 1
        }, DOWNLOAD_STARTS_MS)
      })
    },
  }
}

const leaveGuard = makeLeaveGuard()
export const { confirmLeave, runWithoutLeaveQuestion } = leaveGuard

/**
 * Leaves this screen as the button `이전` does. If data would be lost, asks for a confirmation first. If `ofButton` is
 * given, the button asks even if a link would not. [P-313] [D2-341]
 */
export const useConfirmedLeave = (): ((to: PageUrl, ofButton?: LeaveWords | null) => void) => {
  const navigate = useNavigate()
  return (to, ofButton = null) => void confirmLeave(ofButton).then((go) => go && navigate(to))
}

const defaultSavedWords = (): string => LEAVE_TEXTS['leave.kept']

/**
 * Asks for confirmation before this screen is left while `when` is true: by a link, Back, a reload or closing the tab.
 * For the last two, the browser words the question. If the draft saves the entries, the question does not warn of a
 * loss. If the person stays, nothing changes. Code that leaves the page must call `confirmLeave`. [P-313]
 */
export const useLeaveGuard = (
  when: ReadonlySignal<boolean>,
  text: string,
  draft: LeaveDraft | null = null,
  savedWords: () => string = defaultSavedWords,
): void => {
  useEffect(() => {
    const owner = {}
    const stop = effect(() => {
      if (when.value) leaveGuard.arm(owner, { text, draft, savedWords })
      else leaveGuard.disarm(owner)
    })
    return () => {
      stop()
      leaveGuard.disarm(owner)
    }
  }, [when, text, draft, savedWords])
}
