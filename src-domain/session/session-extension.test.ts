import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { EXTENSION_ANSWER_CASES, SESSION_EXTENSION_CASES } from './session-extension.cases.ts'
import { decideExtensionAnswer, decideSessionExtension } from './session-extension.ts'

describe('[E-146] [E-147] [E-209] the extension of a session', () => {
  itDecides('$rule decides $verdict for $facts', SESSION_EXTENSION_CASES, ({ facts }) => decideSessionExtension(facts))
})

describe('[E-146] [E-147] [D1-340] [D1-670] the answer to an extension', () => {
  itDecides('$rule decides $verdict for $facts', EXTENSION_ANSWER_CASES, ({ facts }) => decideExtensionAnswer(facts))
})
