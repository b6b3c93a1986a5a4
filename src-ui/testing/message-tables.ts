import { verifyAccountMessages } from '../text/ko/application/application.ts'
import { cancelProofMessages } from '../text/ko/proof/proof.ts'
import { registerProofMessages } from '../text/ko/proof/registration.ts'
import type { MessageRow } from '../text/message.ts'

type Table = Readonly<Record<string, MessageRow>>

const textModules = import.meta.glob<Readonly<Record<string, unknown>>>(['../text/ko/*/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const texts = Object.values(textModules).flatMap((textModule) => Object.entries(textModule))

/** The message tables that a function makes, by the name of the function and its argument. */
const MADE: readonly (readonly [name: string, table: Table])[] = [
  ['verifyAccountMessages plain', verifyAccountMessages({ accountErrorText: 'plain' })],
  ['verifyAccountMessages retry30', verifyAccountMessages({ accountErrorText: 'retry30' })],
  ['cancelProofMessages proof', cancelProofMessages('proof')],
  ['cancelProofMessages item', cancelProofMessages('item')],
  ['registerProofMessages direct', registerProofMessages('/proof-reg')],
  ['registerProofMessages general', registerProofMessages('/proof-reg-all')],
]

/** Every table of messages about failures, by its name. */
export const MESSAGE_TABLES: readonly (readonly [name: string, table: Table])[] = [
  ...texts.filter(([name]) => name.endsWith('_MESSAGES')).map(([name, table]) => [name, table as Table] as const),
  ...MADE,
]

/** The names of the functions whose message tables are missing from `MESSAGE_TABLES`. */
export const uncoveredMakers = (): readonly string[] =>
  texts
    .map(([name]) => name)
    .filter((name) => name.endsWith('Messages') && !MADE.some(([made]) => made.startsWith(`${name} `)))
