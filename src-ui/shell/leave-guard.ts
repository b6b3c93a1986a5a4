import { effect, type ReadonlySignal } from '@preact/signals-react'
import { useEffect } from 'react'
import { singleFlight } from '#app/kernel/single-flight'
import { dialogs } from '../design/dialogs.ts'
import { UPLOAD as T } from '../text/ko/upload.ts'
import { hearFirst } from './first-popstate.ts'

/** Texts of what would be lost now, the oldest first; without one nobody listens and whoever leaves leaves. */
const armed = new Map<object, string>()

const asking = singleFlight((text: string) =>
  dialogs.confirm({ title: T['leave.title'], text, yes: T['leave.go'], no: T['leave.stay'], danger: true }),
)

/**
 * May this page be left? Asks where something would be lost; Escape stays. What leaves the page by code of ours, as a
 * button `이전` does, asks this first. The end of the session, HTTP 401 and the maintenance page do not ask. [P-313]
 */
export const mayLeave = async (): Promise<boolean> => {
  const [text] = armed.values()
  if (text === undefined) return true
  const go = await asking.run(text)
  // Whoever agreed is not asked again on the way out, not by the browser either.
  if (go) armed.clear()
  watch()
  return go
}

/** A reload, a closed tab, an address typed in: only the browser's own question may hold these. */
const onBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault()
}

const leadsAway = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  (link.origin !== location.origin || link.pathname !== location.pathname || link.search !== location.search)

/** Before any other listener, the router's included: a link that leads away waits for the answer and is pressed again. */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !leadsAway(event, link)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void mayLeave().then((go) => go && link.click())
}

/** Where in the history this page stands, where the browser tells it; else going back is taken for the direction. */
type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly index: number } | null } }
const placeInHistory = () => (globalThis as WithNavigation).navigation?.currentEntry?.index
let standsAt: number | undefined
let address = ''
let returning = false

/**
 * Back and forward have already changed the address when they are heard of. Nobody else hears of it: the page goes back to
 * where it stood, and only then is asked; whoever agrees takes the same way once more.
 */
const onPopState = (event: PopStateEvent) => {
  if (returning) {
    event.stopImmediatePropagation()
    returning = false
    return
  }
  if (location.pathname + location.search === address) return
  event.stopImmediatePropagation()
  const now = placeInHistory()
  const way = now === undefined || standsAt === undefined || now === standsAt ? -1 : now - standsAt
  returning = true
  history.go(-way)
  void mayLeave().then((go) => go && history.go(way))
}

let watching = false
const watch = () => {
  const wanted = armed.size > 0
  if (wanted === watching) return
  watching = wanted
  if (wanted) {
    standsAt = placeInHistory()
    address = location.pathname + location.search
    returning = false
    addEventListener('beforeunload', onBeforeUnload)
    hearFirst(onPopState)
    document.addEventListener('click', onClick, { capture: true })
  } else {
    removeEventListener('beforeunload', onBeforeUnload)
    hearFirst(null)
    document.removeEventListener('click', onClick, { capture: true })
  }
}

/**
 * While `when` says so, leaving this screen asks first: by a link, Back, reload, closing the tab (the last two in the
 * browser's own words). Staying changes nothing. Code of ours that leaves asks `mayLeave`. [P-313]
 */
export const useLeaveGuard = (when: ReadonlySignal<boolean>, text: string): void => {
  useEffect(() => {
    const mark = {}
    const stop = effect(() => {
      if (when.value) armed.set(mark, text)
      else armed.delete(mark)
      watch()
    })
    return () => {
      stop()
      armed.delete(mark)
      watch()
    }
  }, [when, text])
}
