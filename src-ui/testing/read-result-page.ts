import type { Block } from '../screens/application/result/result-blocks.ts'
import type { ResultPage } from '../screens/application/result/result-page.ts'

/** Returns the content of a result page by kind of block, and the kinds in display order. Missing content is null or empty. */
export const readResultPage = (page: ResultPage) => {
  const blocks = [...page.summary, ...page.next, ...page.belowProgress, ...page.proofRow]
  const find = <Is extends Block['is']>(kind: Is) =>
    (blocks.find((block) => block.is === kind) ?? null) as Block<Is> | null
  const [headline, reasons, sentBack, further] = [
    find('headline'),
    find('reasons'),
    find('sentBack'),
    find('furtherProof'),
  ]
  const { facts, notes } = find('facts') ?? reasons?.facts ?? { facts: [], notes: [] }
  return {
    kinds: blocks.map(({ is }) => is),
    above: headline?.above ?? null,
    headline: headline?.text ?? '',
    sum: headline?.sum ?? null,
    bold: find('bold')?.text ?? null,
    supportGauge: find('gauge'),
    band: find('band')?.facts ?? null,
    wait: find('lead')?.text ?? find('lines')?.wait ?? null,
    reply: find('answer')?.text ?? null,
    failedTransfer: find('failedTransfer'),
    reasons,
    areReasonsBelowActs: page.next.some(({ is }) => is === 'reasons'),
    sentBack: { groups: sentBack?.groups ?? [], more: sentBack?.more ?? null },
    steps: find('steps'),
    next: find('sentences')?.lines ?? find('lines')?.next ?? find('call')?.lines ?? [],
    acts: (find('acts') ?? find('call'))?.acts ?? [],
    isOpinionHistoryLinked: find('opinionHistory') !== null,
    furtherProof: further && { offer: further.offer },
    facts,
    notes,
  }
}
