import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeServer } from '#server/server'

const GENERATOR = join(import.meta.dirname, 'generator/node_modules/openapi-typescript/bin/cli.js')

/**
 * The number of types that allow any JSON value: one type, used for bodies of faults, for bodies in the journal, and
 * for documents of a snapshot.
 */
const OPEN = 1

/**
 * Matches the index signature that the generator adds to the headers of every answer, even if the contract declares no
 * such header.
 */
const HEADERS = /headers: \{(?:(?!\n\s*\};)[\s\S])*?\[name: string\]: unknown;/g

/** Returns the types that a consumer generates from the contract, as text. */
const generatedTypes = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-types-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const server = await makeServer()
  writeFileSync(join(folder, 'openapi.json'), (await server.portal.inject('/__world/openapi.json')).payload)
  await server.close()
  await promisify(execFile)(process.execPath, [GENERATOR, 'openapi.json', '-o', 'types.ts'], { cwd: folder })
  return readFileSync(join(folder, 'types.ts'), 'utf8')
}

describe('the types that openapi-typescript generates from the contract', () => {
  it('exactly one of the generated types is unknown', async () => {
    const types = await generatedTypes()
    expect(types.match(HEADERS)?.length).toBeGreaterThan(100)
    expect(types.replace(HEADERS, '').match(/unknown/g)).toHaveLength(OPEN)
    expect(types.match(/: Record<string, never>/g)).toBeNull()
  })
})
