import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SERVER_CHECKS } from '#domain/rule-book/articles/server-checks.table'

it('[D1-713] each list of checks is in a test that corrects one breach after the other', () => {
  const tests = readdirSync(import.meta.dirname).filter((name) => /^check-order\.\w+\.test\.ts$/.test(name))
  const texts = tests.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const lists = texts.flatMap((text) => text.match(/\['[^\]]*'\]/g)).join(' ')
  expect(Object.keys(SERVER_CHECKS).filter((list) => !lists.includes(`'${list}'`))).toEqual([])
})
