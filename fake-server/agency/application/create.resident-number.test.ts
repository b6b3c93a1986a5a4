import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../../testing/a-server.ts'
import { prepareApplicantAboutToSubmit } from '../../testing/applicant-about-to-submit.ts'

const REAL_NAME = '/api/v1/auth/realname'
/**
 * The number of back parts that are tried. They are consecutive and include the true back part, because the test only
 * has to find out whether its digest is stored.
 */
const GUESSES = 1000

/** Returns everything that the server stores: the snapshot, the journal, and every byte of `DATA`. */
const keptTexts = async (data: string, get: (url: string) => Promise<{ readonly text: string }>) => [
  (await get('/__world/snapshot')).text,
  (await get('/__world/journal')).text,
  ...readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => join(data, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1')),
]

/** Returns the first six bytes of everything that looks like a 32-byte digest in hex, base64 or base64url. */
const digestsIn = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(
    texts
      .flatMap((text) => [
        ...[...text.matchAll(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi)].map(([hex]) => Buffer.from(hex, 'hex')),
        ...[...text.matchAll(/(?<![\w+/-])[\w+/-]{43}(?![\w+/-])/g)].map(([base64]) => Buffer.from(base64, 'base64')),
      ])
      .map((bytes) => bytes.readUIntBE(0, 6)),
  )

/** Replaces the back part in a text by each guess, and returns the guesses whose digest is stored. */
const foundIn = (kept: ReadonlySet<number>, text: string, back: string): readonly string[] => {
  const bytes = Buffer.from(text)
  const at = bytes.indexOf(back) + 1
  const guesses: string[] = []
  const first = Number(back.slice(1)) - (Number(back.slice(1)) % GUESSES)
  for (let guess = first; guess < first + GUESSES; guess++) {
    bytes.write(String(guess).padStart(6, '0'), at)
    const digest = createHash('sha256').update(bytes).digest()
    if (kept.has(digest.readUIntBE(0, 6))) guesses.push(bytes.toString('latin1', at - 1, at + 6))
  }
  return guesses
}

describe('[A-256] a resident number', () => {
  it('[E-205] is stored nowhere, not even as a digest', async () => {
    const data = aFolder()
    const { api, facts, aplyNo, send, good } = await prepareApplicantAboutToSubmit('new-individual-confirmed', { data })
    const { ci, brNo: brno, name, birthDay: brdt, residentNumber } = facts
    const [jumin1, jumin2] = [residentNumber.slice(0, 6), residentNumber.slice(6)]
    const request = { aplyNo, ci, brno, jumin1, jumin2, name, brdt }
    const press = (key: string) => ({ 'idempotency-key': key })
    expect((await api.post(REAL_NAME, request, { headers: press('press-1') })).status).toBe(200)
    expect((await send({ applicationData: good }, press('press-2'))).status).toBe(200)

    const texts = await keptTexts(data, api.get)
    for (const text of texts) expect(text.includes(jumin2)).toBe(false)
    const kept = digestsIn(texts)
    expect(kept.size).toBeGreaterThan(1)
    const ways = [
      JSON.stringify([{}, request]),
      JSON.stringify([{}, [{ applicationData: good }, []]]),
      JSON.stringify(good),
      JSON.stringify(request),
      residentNumber,
      `${jumin1}-${jumin2}`,
      jumin2,
    ]
    for (const way of ways) expect(foundIn(kept, way, jumin2)).toEqual([])
    const plain = createHash('sha256').update(residentNumber).digest().readUIntBE(0, 6)
    expect(foundIn(new Set([plain]), residentNumber, jumin2), 'the guesses do find a plain digest').toEqual([jumin2])
  })
})
