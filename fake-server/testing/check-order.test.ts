import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SERVER_CHECKS, type ServerCheckList, serverCheckNames } from '#server-rules/server-checks.table'

const LISTS = Object.keys(SERVER_CHECKS) as ServerCheckList[]

it('[D1-713] each list of checks is in a test that corrects one breach after the other', () => {
  const tests = readdirSync(import.meta.dirname).filter((name) => /^check-order\.\w+\.test\.ts$/.test(name))
  const texts = tests.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const lists = texts.flatMap((text) => text.match(/\['[^\]]*'\]/g)).join(' ')
  expect(LISTS.filter((list) => !lists.includes(`'${list}'`))).toEqual([])
})

it('[D3-770] the handlers of the agency name each check in exactly one place', () => {
  const agency = join(import.meta.dirname, '../agency')
  const sources = readdirSync(agency, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const names: readonly string[] = serverCheckNames(LISTS.filter((list) => list !== 'officerOrder'))
  const named = sources.flatMap((name) =>
    Array.from(readFileSync(join(agency, name), 'utf8').matchAll(/'([a-z]+(?:\/[a-z]+)+)'/gi), ([, text = '']) => text),
  )
  expect(named.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted())
})
