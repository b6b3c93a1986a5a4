import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { servePageApart } from './pages.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-apart-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const answerAt = async (url: string) => {
  const app = fastify()
  await servePageApart(app, '/__rulebook', root)
  const answer = await app.inject({ url })
  await app.close()
  return answer
}

describe('a separate page of the build', () => {
  it('is served unchanged at its folder (`/__rulebook/`), so that relative links to its files work', async () => {
    writeFileSync(join(root, 'index.html'), '<title>규칙집</title>')
    writeFileSync(join(root, 'rule-book.js'), '1')
    expect((await answerAt('/__rulebook')).headers['location']).toBe('/__rulebook/')
    expect((await answerAt('/__rulebook/')).body).toContain('규칙집')
    expect((await answerAt('/__rulebook/rule-book.js')).headers['content-type']).toContain('javascript')
    expect((await answerAt('/__rulebook/../shell.html')).statusCode).toBe(404)
  })

  it('answers 404 if the build lacks the page', async () => {
    rmSync(root, { recursive: true })
    expect((await answerAt('/__rulebook')).statusCode).toBe(404)
  })
})
