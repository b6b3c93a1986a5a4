/** Supplements, and whether they are complete. */
export const SUPPLEMENT_END_CASES = [
  {
    proves: ['P-283'],
    about: 'the write after the last item was replaced or deleted',
    state: { proof: 'supplementRequest', openItems: 0, written: true },
    rule: 'SE-4',
    verdict: 'ended',
    after: 'supplementComplete',
  },
  { proves: ['P-283'], about: 'a deletion before the write', state: { proof: 'supplementRequest', openItems: 0, written: false }, rule: 'SE-3', verdict: 'notWritten', after: 'supplementRequest' },
  { proves: ['P-283'], about: 'a write while an item is still open', state: { proof: 'supplementRequest', openItems: 1, written: true }, rule: 'SE-2', verdict: 'itemsOpen', after: 'supplementRequest' },
  {
    proves: ['P-283'],
    about: 'a proof for which no supplement was requested',
    state: { proof: 'submitComplete', openItems: 0, written: true },
    rule: 'SE-1',
    verdict: 'proofNotOpen',
    after: 'submitComplete',
  },
  { proves: ['P-283'], about: 'an unknown status', state: { proof: { unknown: '이관' }, openItems: 0, written: true }, rule: 'SE-1', verdict: 'proofNotOpen', after: { unknown: '이관' } },
] as const
