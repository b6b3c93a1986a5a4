// The detail page of a proof that was sent back, with few rows and with a thousand, on a processor of a quarter of the
// speed: when it is there, and the longest task while it comes, while one scrolls, and while its list is turned over.
import { comparePages, watchingContext } from './result.mjs'

const FEW = 3
const MANY = 1000

/** One proof that holds all rows of the world, the first of them sent back. */
const asOneProof = (documents, count) => {
  const masters = documents.filter(({ collection }) => collection === 'proofMasters')
  const items = documents.filter(({ collection }) => collection === 'proofItems').slice(0, count)
  const only = masters[0]
  const receiptProofMstrId = only.document.receiptProofMstrId
  return [
    ...documents.filter(({ collection }) => collection !== 'proofMasters' && collection !== 'proofItems'),
    { ...only, document: { ...only.document, status: 'supplementRequest', supplementAskedAt: 0, writtenAt: null } },
    ...items.map((item, i) => ({
      ...item,
      document: { ...item.document, receiptProofMstrId, status: i === 0 ? 'supplementRequest' : 'submitComplete' },
    })),
  ]
}

const enterWith = async (context, url, world, count) => {
  await context.addCookies([{ name: 'world', value: world, url }])
  const page = await context.newPage()
  await page.goto(`${url}/__world/enter?persona=thousand-proofs&to=/ctn-mttr`)
  await page.waitForURL('**/ctn-mttr')
  const snapshot = await (await context.request.get(`${url}/__world/snapshot`)).json()
  await context.request.put(`${url}/__world/snapshot`, { data: { documents: asOneProof(snapshot.documents, count) } })
  // The proof is chosen as a person does it.
  await page.goto(`${url}/aply-result`)
  await page
    .getByRole('button', { name: /상세$/ })
    .first()
    .click()
  await page.waitForURL('**/detail-page')
  return page
}

/** The detail page with three rows and with a thousand. */
export const benchDetail = async (browser, url, { rounds, cpu }) => {
  const [few, many] = [await watchingContext(browser), await watchingContext(browser)]
  const pages = {
    few: await enterWith(few, url, 'bench-detail-few', FEW),
    many: await enterWith(many, url, 'bench-detail-many', MANY),
  }
  const heads = [`${FEW} rows`, '1,000 rows']
  await comparePages(browser, pages, `${url}/detail-page`, { rounds, cpu, of: 'detail', heads })
  await Promise.all([few.close(), many.close()])
}
