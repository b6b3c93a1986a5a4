/** What the address of the directory holds, so that Back and a shared link show the same. Pages count from 1. */
export type CentreAddress = { readonly typed: string; readonly page: number }

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
