import { expect } from 'vitest'
import { SERVER_CHECKS, type ServerCheckList } from '#server-rules/server-checks.table'
import { businessOrDefault } from '../agency/business/businesses.ts'
import type { ApiAnswer } from '../contract/api-client.ts'
import type { ApplicationDoc, BusinessDoc } from '../world/collections.ts'
import { changeDoc, findDoc, putDoc, type World } from '../world/world.ts'
import type { TestApi } from './api.ts'
import { presentOrThrow } from './present-or-throw.ts'

export const OTHER_NUMBER = '1234567890'
export const OTHER_APPLICATION = 'DA80000001'

/** A breach of one check of a call: fields that are sent instead of the correct ones, or a change of the world. */
export type Breach = {
  readonly check: string
  /** The rule in the answer; the error code, or else the message, if the answer has no rule. */
  readonly answer: RegExp
  readonly sent?: object
  readonly world?: (world: World) => World
}

const reasonOf = ({ status, body }: ApiAnswer): string => {
  const { because, errorCode, errorMessage } = body as {
    readonly because?: { readonly rule: string }
    readonly errorCode?: string
    readonly errorMessage?: string
  }
  return because?.rule ?? errorCode ?? errorMessage ?? String(status)
}

/**
 * Sends a call that breaks every check of these lists, and sends it again and again, each time with the first remaining
 * breach corrected. Each answer must give the first check that is still broken, and the last call must succeed.
 */
export const seeCheckOrder = async (
  api: TestApi,
  lists: readonly ServerCheckList[],
  breaches: readonly Breach[],
  send: (changes: object) => Promise<ApiAnswer>,
): Promise<void> => {
  const listed = lists.flatMap((list): readonly string[] => SERVER_CHECKS[list])
  expect([...new Set(breaches.map(({ check }) => check))]).toEqual([...new Set(listed)])
  const good = api.world()
  const answers: string[] = []
  for (const index of [...breaches.keys(), breaches.length]) {
    const remaining = breaches.slice(index).toReversed()
    api.change(() => remaining.reduce((world, breach) => breach.world?.(world) ?? world, good))
    answers.push(reasonOf(await send(Object.assign({}, ...remaining.map(({ sent }) => sent)))))
  }
  expect(answers).toEqual([
    ...breaches.map(({ answer }) => expect.stringMatching(answer) as string),
    expect.stringMatching('200') as string,
  ])
}

export const withApplication = (aplyNo: string, change: Partial<ApplicationDoc>) => (world: World) =>
  changeDoc(world, 'applications', aplyNo, (application) => ({ ...application, ...change }))

export const withBusiness = (brNo: string, change: Partial<BusinessDoc>) => (world: World) =>
  putDoc(world, 'businesses', brNo, { ...businessOrDefault(world, brNo), ...change })

/** Adds a copy of an application under another number, with this change. */
export const withRival = (aplyNo: string, change: Partial<ApplicationDoc>) => (world: World) =>
  putDoc(world, 'applications', OTHER_APPLICATION, {
    ...presentOrThrow(findDoc(world, 'applications', aplyNo)),
    aplyNo: OTHER_APPLICATION,
    status: 'applied',
    submittedAt: 0,
    ...change,
  })
