import { effect, type ReadonlySignal } from '@preact/signals-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { singleFlight } from '#app/kernel/single-flight'
import type { Instant } from '#domain/kernel/calendar'
import { dialogs } from '../dialog/dialogs.ts'
import { UPLOAD as T } from '../../text/ko/upload.ts'
import { firstPopState } from './first-popstate.ts'

const leadsAway = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  (link.origin !== location.origin || link.pathname !== location.pathname || link.search !== location.search)

/** The index of this page in the history if the browser has the Navigation API; without it, Back is assumed. */
type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly index: number } | null } }
const historyIndex = () => (globalThis as WithNavigation).navigation?.currentEntry?.index
const addressNow = () => location.pathname + location.search

/** How long the browser may take to start a download after its link was clicked, in milliseconds. */
const DOWNLOAD_STARTS_MS = 1000

/** Stops every navigation from this page until `mayLeave` returns true; returns an unsubscribe function. */
const guardNavigation = (mayLeave: () => Promise<boolean>, isDownloading: () => boolean): (() => void) => {
  let index = historyIndex()
  const address = addressNow()
  let returning = false
  const ended = new AbortController()
  const { signal } = ended

  /**
   * Runs before any other listener, including the router's. A click on a link that leaves the page is stopped; it is
   * repeated if the person chooses to leave.
   */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !leadsAway(event, link) || dialogs.isEnding()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void mayLeave().then((go) => go && link.click())
  }

  /**
   * Handles Back and forward, which have already changed the address when their event fires. The event is stopped
   * before the router gets it; the page returns to its own entry, asks the person, and repeats the step after a yes.
   */
  const onPopState = (event: Event) => {
    if (returning) {
      event.preventDefault()
      returning = false
      return
    }
    const now = historyIndex()
    if (addressNow() === address) return void (index = now)
    event.preventDefault()
    const steps = now === undefined || index === undefined || now === index ? -1 : now - index
    returning = true
    history.go(-steps)
    void mayLeave().then((go) => go && history.go(steps))
  }

  // On a reload, a closed tab or a typed address, only the browser can ask.
  addEventListener('beforeunload', (event) => isDownloading() || event.preventDefault(), { signal })
  firstPopState.addEventListener('popstate', onPopState, { signal })
  document.addEventListener('click', onClick, { capture: true, signal })
  return () => ended.abort()
}

/** The draft of a form: `savedAt` is null while nothing is saved. */
type Keeping = { readonly savedAt: ReadonlySignal<Instant | null>; readonly saveNow: () => void }

/** The message about a loss, and the message for data that a draft saves. */
type LeaveWords = { readonly text: string; readonly draft: Keeping | null; readonly kept: string }

const makeLeaveGuard = () => {
  /**
   * The messages about possible losses, by their screens, the oldest first; if there is none, the page may be left
   * freely.
   */
  const texts = new Map<object, LeaveWords>()
  let stop: (() => void) | null = null
  let downloads = 0

  const asking = singleFlight(({ text, draft, kept }: LeaveWords) => {
    draft?.saveNow()
    const [yes, no] = [T['leave.go'], T['leave.stay']]
    return typeof draft?.savedAt.peek() === 'number'
      ? dialogs.confirm({ title: T['leave.title'], text: kept, yes, no, recommended: 'no' })
      : dialogs.confirm({ text, yes, no, danger: true })
  })
  const watch = () => {
    if (texts.size > 0) {
      stop ??= guardNavigation(mayLeave, () => downloads > 0)
      return
    }
    stop?.()
    stop = null
  }
  const mayLeave = async (): Promise<boolean> => {
    const [words] = texts.values()
    // After the session has ended nothing can be sent, so its dialog leads on without a question.
    if (words === undefined || dialogs.isEnding()) return true
    const go = await asking.run(words)
    // After a yes there is no further question, not even by the browser.
    if (go) texts.clear()
    watch()
    return go
  }
  return {
    mayLeave,
    arm: (owner: object, words: LeaveWords) => {
      texts.set(owner, words)
      watch()
    },
    disarm: (owner: object) => {
      texts.delete(owner)
      watch()
    },
    download: async (run: () => Promise<void>): Promise<void> => {
      downloads += 1
      await run().finally(() => {
        setTimeout(() => {
          downloads -= 1
        }, DOWNLOAD_STARTS_MS)
      })
    },
  }
}

const leaveGuard = makeLeaveGuard()

/**
 * Returns true if the page may be left. Asks if data would be lost; Escape stays. Code that navigates away calls this
 * first. The end of the session, HTTP 401 and the maintenance page do not ask. [P-313]
 */
export const { mayLeave } = leaveGuard

/**
 * Runs a download without the browser's question about leaving: a link to a file of another origin counts as leaving
 * until the browser knows that it is a download. [E-039] [P-313]
 */
export const { download: withoutLeaving } = leaveGuard

/** Navigates away from this screen, as by the button `이전`, if leaving is confirmed. [P-313] */
export const useLeave = (): ((to: string) => void) => {
  const [, navigate] = useLocation()
  return (to) => void mayLeave().then((go) => go && navigate(to))
}

/**
 * Asks for confirmation before this screen is left while `when` is true: by a link, Back, reload or closing the tab
 * (the last two in the browser's words), calmly if the draft saves the entries. Staying changes nothing. Code that
 * navigates away calls `mayLeave`. [P-313]
 */
export const useLeaveGuard = (
  when: ReadonlySignal<boolean>,
  text: string,
  draft: Keeping | null = null,
  kept: string = T['leave.kept'],
): void => {
  useEffect(() => {
    const owner = {}
    const stop = effect(() => {
      if (when.value) leaveGuard.arm(owner, { text, draft, kept })
      else leaveGuard.disarm(owner)
    })
    return () => {
      stop()
      leaveGuard.disarm(owner)
    }
  }, [when, text, draft, kept])
}
