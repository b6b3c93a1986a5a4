import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { APPLICANTS } from '../personas/applicants.ts'
import { openApi } from '../testing/api.ts'
import { OUTCOMES, parseOutcome } from '../world/settings.ts'
import type { catalogueOf } from './control.ts'

const catalogue = async () => {
  const api = await openApi()
  return (await api.get('/__world/catalogue')).body as unknown as ReturnType<typeof catalogueOf>
}

describe('what the console offers to choose from', () => {
  it('names every call as a pattern that a fault takes, those of the second origin too', async () => {
    const { paths } = await catalogue()
    expect(paths).toEqual(
      expect.arrayContaining(['/api/v1/opinionSubmit/list/*', '/api/v1/application/create', '/storage/*']),
    )
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
  })

  it('has both sides of every edge of what is dated', async () => {
    const { dated } = await catalogue()
    const instants = dated.flatMap(({ edges }) => edges.map(({ now }) => Date.parse(now)))
    const wanted = DATED_NOTICES.flatMap(({ from, until }) => [from, until].filter((at) => at !== null))
    expect(instants).toEqual(expect.arrayContaining(wanted.flatMap((at) => [at - 1000, at])))
    expect(dated.map(({ title }) => title).filter((title) => /^[a-z]/i.test(title))).toEqual([])
  })

  it('has every setting with its default, and the words of those that take one of a few', async () => {
    const { settings } = await catalogue()
    expect(Object.fromEntries(settings.map(({ name, preset }) => [name, preset]))).toEqual(DEFAULT_SETTINGS)
    expect(settings.find(({ name }) => name === 'phoneProvider')?.choices).toEqual(['nice', 'kmc'])
  })

  it('has a name for every action of the queue', async () => {
    const { actions } = await catalogue()
    expect(actions.filter(({ id, title }) => id === title)).toEqual([])
  })

  it('offers outcomes of the queue that it takes', () => {
    expect(OUTCOMES.filter(({ value }) => parseOutcome(value) === null)).toEqual([])
  })

  it('puts every persona into one group', async () => {
    const api = await openApi()
    const personas = (await api.get('/__world/personas')).text
    const groups = (JSON.parse(personas) as { group: string; name: string }[]).map(({ group }) => group)
    expect(groups).not.toContain('그 밖의 사람')
    expect(groups).toHaveLength(Object.keys(APPLICANTS).length)
  })
})
