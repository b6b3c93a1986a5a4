import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { DepositorMatchVerdict } from './depositor.ts'

/** Pairs of the entered holder name and the name that the bank returned. */
export const DEPOSITOR_MATCH_CASES: readonly DecisionCaseFrom<{ entered: string; found: string }, DepositorMatchVerdict>[] = [
  { proves: ['A-101'], rule: 'NM-2', entered: '김서준', found: '김 서준', verdict: 'same' },
  { proves: ['A-101'], rule: 'NM-2', entered: '김　서준', found: '김서준', verdict: 'same' },
  { proves: ['A-101'], rule: 'NM-2', entered: 'Hanbit CO', found: 'hanbitco', verdict: 'same' },
  { proves: ['A-101'], rule: 'NM-2', entered: 'abcdefghijk가', found: 'abcdefghijk', verdict: 'same' },
  { proves: ['A-101'], rule: 'NM-2', entered: '김\u200b서준', found: '김서준\ufeff', verdict: 'same' },
  { proves: ['A-101'], rule: 'NM-4', entered: '김서준', found: '김서진', verdict: 'different' },
  { proves: ['A-101'], rule: 'NM-4', entered: 'ＡＢＣ', found: 'abc', verdict: 'different' },
  { proves: ['A-101'], rule: 'NM-4', entered: 'Weiß', found: 'WEISS', verdict: 'different' },
  { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마바', found: 'a가나다라마bcd', verdict: 'same' },
  { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마바', found: 'a가나다라마b', verdict: 'same' },
  { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마b', found: 'a가나다라마바', verdict: 'same' },
  { proves: ['A-102'], rule: 'NM-4', entered: 'a가나다라마바', found: 'a가나다라b바', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-4', entered: '가나다상점', found: '가나다상점본점', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-4', entered: '가나다라마', found: '가나다라마바', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-1', entered: '', found: '', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-1', entered: '  ', found: '　', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-1', entered: '\u200b', found: '\u200b', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-1', entered: '', found: '김서준', verdict: 'different' },
  { proves: ['A-103'], rule: 'NM-1', entered: '김서준', found: ' ', verdict: 'different' },
  { proves: ['A-104'], rule: 'NM-2', entered: 'ABCDEFGHIJKLMN', found: 'abcdefghijkl XY', verdict: 'same' },
  { proves: ['A-104'], rule: 'NM-2', entered: '가나다라마바', found: '가나다라마바사', verdict: 'same' },
]
