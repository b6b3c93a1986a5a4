import { effect, type ReadonlySignal } from '@preact/signals-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { singleFlight } from '#app/kernel/single-flight'
import { dialogs } from '../design/dialogs.ts'
import { UPLOAD as T } from '../text/ko/upload.ts'
import { firstPopState } from './first-popstate.ts'

const leadsAway = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  (link.origin !== location.origin || link.pathname !== location.pathname || link.search !== location.search)

/** Where in the history this page stands, where the browser tells it; else going back is taken for the direction. */
type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly index: number } | null } }
const placeInHistory = () => (globalThis as WithNavigation).navigation?.currentEntry?.index
const addressNow = () => location.pathname + location.search

/** Holds every way out of the present page until `mayLeave` has said yes; answers how to end it. */
const holdWaysOut = (mayLeave: () => Promise<boolean>): (() => void) => {
  const place = placeInHistory()
  const address = addressNow()
  let returning = false
  const ended = new AbortController()
  const { signal } = ended

  /** Before any other listener, the router's included: a link that leads away waits for the answer and is pressed again. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !leadsAway(event, link)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void mayLeave().then((go) => go && link.click())
  }

  /**
   * Back and forward have already changed the address when their event comes. It is stopped before the router gets it: the
   * page goes back to where it stood and asks, and a yes takes the same way once more.
   */
  const onPopState = (event: Event) => {
    if (returning) {
      event.preventDefault()
      returning = false
      return
    }
    if (addressNow() === address) return
    event.preventDefault()
    const now = placeInHistory()
    const way = now === undefined || place === undefined || now === place ? -1 : now - place
    returning = true
    history.go(-way)
    void mayLeave().then((go) => go && history.go(way))
  }

  // A reload, a closed tab, an address typed in: only the browser's own question may hold these.
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  firstPopState.addEventListener('popstate', onPopState, { signal })
  document.addEventListener('click', onClick, { capture: true, signal })
  return () => ended.abort()
}

const makeLeaveGuard = () => {
  /** What would be lost now, by the screen that says so, the oldest first; without one the page may be left freely. */
  const armed = new Map<object, string>()
  let stop: (() => void) | null = null

  const asking = singleFlight((text: string) =>
    dialogs.confirm({ title: T['leave.title'], text, yes: T['leave.go'], no: T['leave.stay'], danger: true }),
  )
  const watch = () => {
    if (armed.size > 0) {
      stop ??= holdWaysOut(mayLeave)
      return
    }
    stop?.()
    stop = null
  }
  const mayLeave = async (): Promise<boolean> => {
    const [text] = armed.values()
    if (text === undefined) return true
    const go = await asking.run(text)
    // Whoever agreed is not asked again on the way out, not by the browser either.
    if (go) armed.clear()
    watch()
    return go
  }
  return {
    mayLeave,
    arm: (owner: object, text: string) => {
      armed.set(owner, text)
      watch()
    },
    disarm: (owner: object) => {
      armed.delete(owner)
      watch()
    },
  }
}

const leaveGuard = makeLeaveGuard()

/**
 * May this page be left? Asks where something would be lost; Escape stays. What leaves the page by code of ours asks this
 * first. The end of the session, HTTP 401 and the maintenance page do not ask. [P-313]
 */
export const { mayLeave } = leaveGuard

/** Leads on from this screen, as a button `이전` does, once it may be left. [P-313] */
export const useLeave = (): ((to: string) => void) => {
  const [, navigate] = useLocation()
  return (to) => void mayLeave().then((go) => go && navigate(to))
}

/**
 * While `when` says so, leaving this screen asks first: by a link, Back, reload, closing the tab (the last two in the
 * browser's own words). Staying changes nothing. Code of ours that leaves asks `mayLeave`. [P-313]
 */
export const useLeaveGuard = (when: ReadonlySignal<boolean>, text: string): void => {
  useEffect(() => {
    const owner = {}
    const stop = effect(() => {
      if (when.value) leaveGuard.arm(owner, text)
      else leaveGuard.disarm(owner)
    })
    return () => {
      stop()
      leaveGuard.disarm(owner)
    }
  }, [when, text])
}
