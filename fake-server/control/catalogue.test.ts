import { describe, expect, it } from 'vitest'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { PERSONA_SET } from '../personas/all-personas.ts'
import { openTestApi } from '../testing/api.ts'
import { QUEUE_OUTCOMES, parseQueueOutcome } from '../world/queue-outcomes.ts'
import type { consoleChoices } from './catalogue.ts'

/** The parts of a JSON schema that a form uses. */
type Schema = {
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly anyOf?: readonly { readonly const?: string; readonly title?: string }[]
  readonly properties: Readonly<Record<string, Schema>>
  readonly items: Schema
}

type Forms = ReturnType<typeof consoleChoices>['forms']

/** Returns the form of a control call, with the schema of its body. */
const formOf = async (part: keyof Forms) => {
  const api = await openTestApi()
  const { forms } = (await api.get('/__world/catalogue')).body as unknown as { readonly forms: Forms }
  return { ...forms[part], fields: forms[part].schema as unknown as Schema }
}

describe('the catalogue of the console', () => {
  it('lists every call as a pattern that a fault accepts', async () => {
    const { fields } = await formOf('faults')
    const choices = fields.items.properties['path']?.anyOf ?? []
    const paths = choices.flatMap((choice) => choice.const ?? [])
    expect(paths).toEqual(
      expect.arrayContaining(['/api/v1/opinionSubmit/list/*', '/api/v1/application/create', '/storage/*']),
    )
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
  })

  it('offers instants around each limit of a dated notice', async () => {
    const ready = (await formOf('clock')).ready as Readonly<Record<string, Readonly<Record<string, object>>>>
    const { '자주 쓰는 것': _often, ...dated } = ready
    const bodies = Object.values(dated).flatMap((group) => Object.values(group))
    const instants = bodies.map((body) => Date.parse((body as { readonly now: string }).now))
    const wanted = DATED_NOTICES.flatMap(({ from, until }) => [from, until].filter((at) => at !== null))
    expect(instants).toEqual(expect.arrayContaining(wanted.flatMap((at) => [at - 1000, at])))
    expect(Object.keys(dated).filter((title) => /^[a-z]/i.test(title))).toEqual([])
  })

  it('[D3-01] contains the announced end of the maintenance', async () => {
    const { ready } = await formOf('clock')
    expect(Object.keys(ready)).toContain('점검 시간 (사무실만 입장, 안내 화면에는 2025-10-29 00:30까지)')
  })

  it('lists every setting with its default', async () => {
    const { properties } = (await formOf('settings')).fields
    expect(Object.keys(properties)).toEqual(Object.keys(DEFAULT_SETTINGS))
    const { phoneProvider, callTimeoutMs, queueUrl } = properties
    expect(callTimeoutMs?.default).toBe(5000)
    expect(callTimeoutMs?.description).toBe('서버의 응답을 얼마나 기다리는가')
    expect(queueUrl?.default).toMatch(/\/w\/default$/)
    expect(phoneProvider?.anyOf?.map((choice) => choice.const)).toEqual(['nice', 'kmc'])
    const wordless = Object.entries(properties).filter(([name, field]) => name !== 'callCentre' && !field.description)
    expect(wordless).toEqual([])
  })

  it('lists every queue action', async () => {
    const { properties } = (await formOf('queue')).fields
    expect(
      Object.entries(properties).filter(([id, { title = '' }]) => !/^[가-힣].* \(/.test(title) || !title.includes(id)),
    ).toEqual([])
  })

  it('lists only queue outcomes that the queue accepts', () => {
    expect(QUEUE_OUTCOMES.filter(({ value }) => parseQueueOutcome(value) === null)).toEqual([])
  })

  it('assigns every persona to exactly one group', async () => {
    const api = await openTestApi()
    const personas = (await api.get('/__world/personas')).text
    const groups = (JSON.parse(personas) as { group: string; name: string }[]).map(({ group }) => group)
    expect(groups).not.toContain('그 밖의 사람')
    expect(groups).toHaveLength(Object.keys(PERSONA_SET.personas).length)
  })
})
