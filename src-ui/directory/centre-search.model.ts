import { computed, effect, signal } from '@preact/signals-react'
import { type CentreIndex, searchCentres, CENTRES_PER_PAGE } from '#domain/directory/centres'
import { makeField } from '../form/field.ts'

/** What the address of the directory holds, so that Back and a shared link show the same. Pages count from 1. */
type CentreAddress = { readonly typed: string; readonly page: number }

const PATH = '/region-center'

/** Reads the part of an address after `?`; what makes no sense is left out. */
export const readCentreAddress = (search: string): CentreAddress => {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? '1')
  return { typed: parameters.get('q') ?? '', page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The address that shows this search and this page; the first page of everything has none of its own. */
export const centreAddress = ({ typed, page }: CentreAddress): string => {
  const parameters = new URLSearchParams()
  if (typed.trim() !== '') parameters.set('q', typed.trim())
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? PATH : `${PATH}?${search}`
}

/** How long typing has to rest before the address follows: browsers allow only so many changes of it. */
const ADDRESS_FOLLOWS_MS = 300

/**
 * The search of the directory: what was typed, the hits, and the page of them that is shown. Typing goes back to the first
 * page and changes the address in place; turning a page is a step that Back takes back. [P-251] [P-252]
 */
export const makeCentreSearch = (index: CentreIndex, search: string) => {
  const start = readCentreAddress(search)
  const field = makeField('centre-search', start.typed)
  const wanted = signal({ page: start.page, of: start.typed })
  const hits = computed(() => searchCentres(index, field.value.value))
  const last = computed(() => Math.max(1, Math.ceil(hits.value.length / CENTRES_PER_PAGE)))
  const page = computed(() => (wanted.value.of === field.value.value ? Math.min(wanted.value.page, last.value) : 1))
  const rows = computed(() => hits.value.slice((page.value - 1) * CENTRES_PER_PAGE, page.value * CENTRES_PER_PAGE))
  const current = (): CentreAddress => ({ typed: field.value.peek(), page: page.peek() })
  return {
    field,
    hits,
    last,
    page,
    rows,
    turnTo: (next: number) => {
      wanted.value = { page: next, of: field.value.peek() }
    },
    current,
    /** Shows what an address says, after Back. */
    show: (address: CentreAddress) => {
      field.value.value = address.typed
      wanted.value = { page: address.page, of: address.typed }
    },
    /** Tells the address of what was typed once typing rests; answers what ends it. */
    follow: (write: (address: string) => void): (() => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined
      let told = field.value.peek()
      const stop = effect(() => {
        const typed = field.value.value
        if (typed !== wanted.peek().of) wanted.value = { page: 1, of: typed }
        clearTimeout(waiting)
        if (typed === told) return
        waiting = setTimeout(() => {
          told = typed
          write(centreAddress(current()))
        }, ADDRESS_FOLLOWS_MS)
      })
      return () => {
        clearTimeout(waiting)
        stop()
      }
    },
  } as const
}
