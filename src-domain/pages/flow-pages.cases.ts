/** Sessions, and the page that the result tile opens. */
export const RESULT_TILE_CASES = [
  { proves: ['E-028'], rule: 'RT-1', token: 't', businessNumber: '1000100001', ci: 'c', verdict: '/aply-result' },
  ...[
    { token: '', businessNumber: '1000100001', ci: 'c' },
    { token: 't', businessNumber: '', ci: 'c' },
    { token: 't', businessNumber: '1000100001', ci: '' },
  ].map((session) => ({ proves: ['E-029'], rule: 'RT-2', ...session, verdict: '/onslf-check-result' as const })),
] as const
