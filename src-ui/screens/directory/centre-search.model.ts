import { computed, effect, signal } from '@preact/signals-react'
import { type CentreIndex, CENTRES_PER_PAGE, isRegion, servesRegion, searchCentres } from '#domain/directory/centres'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { makeField } from '#ui/parts/form/form-field.ts'

/** The state of the directory in its URL, so that Back and a shared link restore the state. Pages count from 1. */
type CentreSearchState = { readonly typed: string; readonly page: number; readonly region: string }

export const ALL_REGIONS = ''

const PATH = '/region-center'

/** Parses the part of a URL after `?`. Ignores invalid values. */
export const parseCentreSearchQuery = (search: string): CentreSearchState => {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? '1')
  const region = parameters.get('region') ?? ALL_REGIONS
  return {
    typed: parameters.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    region: isRegion(region) ? region : ALL_REGIONS,
  }
}

/** Returns the URL of this search and page. The first page of all centres has the plain URL. */
export const centreSearchUrl = ({ typed, page, region }: CentreSearchState): string => {
  const parameters = new URLSearchParams()
  if (region !== ALL_REGIONS) parameters.set('region', region)
  if (typed.trim() !== '') parameters.set('q', typed.trim())
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? PATH : `${PATH}?${search}`
}

/**
 * The pause in milliseconds after the last key press before the URL changes. It is needed because browsers limit how
 * often a page may change its URL.
 */
const URL_FOLLOWS_MS = 300

/**
 * Makes the search of the directory: text, region, hits, and the current page. If the person types or chooses a region,
 * the list returns to page 1 and the URL is replaced; if the person changes the page, an entry is added to the history.
 * Nothing is listed until the person searches or chooses a region or all regions. [P-252] [D2-903]
 */
export const makeCentreSearch = (index: CentreIndex, search: string) => {
  const start = parseCentreSearchQuery(search)
  const field = makeField(makeEntryLock('centreSearch'), 'centre-search', start.typed)
  const region = signal(start.region)
  /** The search for which the current page number is valid. After a change of the search, the list starts at page 1. */
  const query = computed(() => `${region.value} ${field.value.value}`)
  const target = signal({ page: start.page, search: query.peek() })
  const hits = computed(() => {
    const centres = searchCentres(index, field.value.value)
    return region.value === ALL_REGIONS ? centres : centres.filter((centre) => servesRegion(centre, region.value))
  })
  const last = computed(() => Math.max(1, Math.ceil(hits.value.length / CENTRES_PER_PAGE)))
  const isEverything = computed(() => region.value === ALL_REGIONS && field.value.value.trim() === '')
  /** True from the first search or choice on, also after the search is emptied. All centres are then listed. */
  const isStarted = signal(centreSearchUrl(start) !== PATH)
  const page = computed(() => (target.value.search === query.value ? Math.min(target.value.page, last.value) : 1))
  const rows = computed(() => hits.value.slice((page.value - 1) * CENTRES_PER_PAGE, page.value * CENTRES_PER_PAGE))
  const current = (): CentreSearchState => ({ typed: field.value.peek(), page: page.peek(), region: region.peek() })
  return {
    field,
    region,
    hits,
    last,
    page,
    rows,
    isEverything,
    isStarted,
    chooseRegion: (name: string) => {
      region.value = name
      isStarted.value = true
    },
    turnTo: (next: number) => {
      target.value = { page: next, search: query.peek() }
    },
    current,
    /** Restores the search in a URL, after Back. */
    show: (state: CentreSearchState) => {
      field.value.value = state.typed
      region.value = state.region
      target.value = { page: state.page, search: query.peek() }
      if (centreSearchUrl(state) !== PATH) isStarted.value = true
    },
    /** After a pause in typing, calls `write` with the URL of the search. Returns an unsubscribe function. */
    onSearchChange: (write: (url: string) => void): (() => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined
      let queryInUrl = query.peek()
      const stop = effect(() => {
        const now = query.value
        if (now !== target.peek().search) {
          target.value = { page: 1, search: now }
          isStarted.value = true
        }
        clearTimeout(waiting)
        if (now === queryInUrl) return
        waiting = setTimeout(() => {
          queryInUrl = now
          write(centreSearchUrl(current()))
        }, URL_FOLLOWS_MS)
      })
      return () => {
        clearTimeout(waiting)
        stop()
      }
    },
  } as const
}

export type CentreSearch = ReturnType<typeof makeCentreSearch>
