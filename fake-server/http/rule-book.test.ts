import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveRuleBook } from './rule-book.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'rule-book-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const asked = async (url: string) => {
  const app = fastify()
  await serveRuleBook(app, dist)
  const answer = await app.inject({ url })
  await app.close()
  return answer
}

describe('the rule book of the build', () => {
  it('is served as it lies there, at an address that its own files are found below', async () => {
    mkdirSync(join(dist, 'rule-book'))
    writeFileSync(join(dist, 'rule-book/index.html'), '<title>규칙집</title>')
    writeFileSync(join(dist, 'rule-book/rule-book.js'), '1')
    expect((await asked('/__rulebook')).headers['location']).toBe('/__rulebook/')
    expect((await asked('/__rulebook/')).body).toContain('규칙집')
    expect((await asked('/__rulebook/rule-book.js')).headers['content-type']).toContain('javascript')
    expect((await asked('/__rulebook/../shell.html')).statusCode).toBe(404)
  })

  it('is not there where the build has none', async () => expect((await asked('/__rulebook')).statusCode).toBe(404))
})
