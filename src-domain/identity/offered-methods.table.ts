import type { Flow } from './flow.ts'

const BOTH = ['application', 'result'] as const

/**
 * For each certification method, in display order, the flows that offer it. This table is a separate module, so that
 * the text files need not import any other rule. [E-100] [E-101]
 */
export const FLOWS_OF_METHOD = {
  simple: ['application'],
  simpleResult: ['result'],
  phone: BOTH,
  financial: BOTH,
  joint: BOTH,
  ipin: BOTH,
} as const satisfies Readonly<Record<string, readonly Flow[]>>

/** 본인인증 수단: the certification methods. `simpleResult` is the simple certification of the result flow. */
export type IdentityMethod = keyof typeof FLOWS_OF_METHOD

/** Returns the methods that a flow offers, in order. [E-100] [E-101] */
export const methodsOfFlow = (flow: Flow): readonly IdentityMethod[] =>
  (Object.keys(FLOWS_OF_METHOD) as IdentityMethod[]).filter((method) =>
    (FLOWS_OF_METHOD[method] as readonly Flow[]).includes(flow),
  )
