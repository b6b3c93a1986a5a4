import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import {
  EARLIER_SUPPLEMENT_CASES,
  FAILED_SUPPLEMENT_CASES,
  UNFINISHED_SUPPLEMENT_CASES,
} from './sent-supplement.cases.ts'
import { decideEarlierSupplement, decideFailedSupplement, decideUnfinishedSupplement } from './sent-supplement.ts'

describe('[P-128] [P-314] [D3-139] a supplement after a failed change', () => {
  itDecides('$rule decides $verdict for $facts', FAILED_SUPPLEMENT_CASES, ({ facts }) => decideFailedSupplement(facts))
})

describe('[P-315] [D3-139] an earlier attempt to send a supplement', () => {
  itDecides('$rule decides $verdict for $facts', EARLIER_SUPPLEMENT_CASES, ({ facts }) =>
    decideEarlierSupplement(facts),
  )
})

describe('[P-314] [P-315] a supplement that was sent before', () => {
  itDecides('$rule decides $verdict for $facts', UNFINISHED_SUPPLEMENT_CASES, ({ facts }) =>
    decideUnfinishedSupplement(facts),
  )
})
