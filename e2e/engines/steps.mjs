// The steps of a person on a page, by its visible texts, and the main job as a list of steps; the same in every engine.
import { setTimeout as wait } from 'node:timers/promises'
import { layOutAll, STATES } from '../states.mjs'

/**
 * Repeats a query, for half a minute at most, until it returns a value that is not null. Also repeats it after a
 * failure, because the page may be changing.
 */
const until = async (ask, what) => {
  let failure = ''
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    const answer = await ask().catch((error) => ((failure = `: ${error.message}`), null))
    if (answer !== null) return answer
  }
  throw new Error(`«${what}» did not come${failure}`)
}

/**
 * Runs in the page. Returns the visible element with this name that is not chosen yet; null until it can be pressed.
 */
const findElement = (name) => {
  const nameOf = ({ ariaLabel, labels, textContent }) =>
    (ariaLabel || labels?.[0]?.textContent || textContent).replace(/\s+/g, ' ').trim()
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  // A dialog that has just opened under the last click ignores clicks for a moment.
  if (scope.hasAttribute('data-unsettled')) return null
  const controls = 'button, a[href], input, textarea, [role=option], [role=combobox]'
  const all = [...scope.querySelectorAll(controls)].filter((one) => one.getClientRects().length > 0 && !one.checked)
  const element = all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name))
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element?.matches('[aria-disabled=true]') ? null : element
}

/**
 * Runs in the page: returns the text of the page for comparison, without spaces and times of day; null while something
 * is loading.
 */
const readPage = async () => {
  await document.fonts.ready
  const main = document.querySelector('main')
  if (!main?.querySelector('h1') || main.querySelector('[aria-busy=true], [data-skeleton]')) return null
  const words = main.cloneNode(true)
  for (const element of words.querySelectorAll('option, style, script, [hidden]')) element.remove()
  const text = words.textContent.replace(/\s+/g, '').replace(/\d\d:\d\d(:\d\d)?/g, '')
  const { scrollWidth, clientWidth, scrollHeight: height } = document.documentElement
  const loaded = performance.getEntriesByType('resource').length
  return { path: location.pathname, text, overflow: scrollWidth - clientWidth, height, loaded }
}

/** Waits until the page is at rest: unchanged twice in a row, with nothing loading in between. */
export const pageAtRest = (engine) => {
  let before = ''
  return until(async () => {
    await engine.run(layOutAll)
    const page = await engine.run(readPage)
    const isSame = page !== null && JSON.stringify(page) === before
    before = JSON.stringify(page)
    return isSame ? page : wait(400, null)
  }, 'the page at rest')
}

/**
 * Fills the fields of these names, presses the controls of these names, and waits for a sentence or the address of a
 * page.
 */
export const takeStep = async (engine, { fill = {}, press = [], see = '' }) => {
  const click = (name) => until(() => engine.click(findElement, name), name)
  for (const [name, text] of Object.entries(fill)) await click(name).then(() => engine.type(text))
  for (const name of press) await click(name)
  const isSeen = (what) => location.pathname === what || document.body.innerText.includes(what) || null
  await until(() => engine.run(isSeen, see), see)
}

const toCertification = ({ brNo }) => [
  { press: ['신청하기', '예', '예', '예', '예', '예', '확인'] },
  { fill: { '사업자등록번호 앞 3자리': brNo }, press: ['확인'], see: '/onslf-check' },
]
const toResult = ({ residentNumber, businessName, openingDate, bankName, accountNumber, depositor }) => [
  { press: ['모두 동의합니다', '확인', '서류 없이 신청합니다 (정보 제공 요구)', '확인'] },
  {
    fill: { '주민등록번호 앞자리': residentNumber.slice(0, 6), '주민등록번호 뒷자리': residentNumber.slice(6) },
    see: '인증이 완료되었습니다.',
  },
  { fill: { 상호명: businessName, 개업일자: openingDate.replaceAll('-', '') } },
  { press: ['사업자 정보 조회'], see: '사업자 정보 조회가 완료되었습니다.' },
  { press: ['은행', bankName] },
  { fill: { 계좌번호: accountNumber, 예금주: depositor }, press: ['계좌인증'], see: '계좌인증이 완료되었습니다.' },
  { press: ['작성완료', '신청'], see: '접수가 완료되었습니다.' },
  { press: ['확인', '신청결과 보기'], see: '신청이 접수되었습니다.' },
]
const CONSENTS = '/__world/enter?persona=new-individual-confirmed&to=/info-agree'

/**
 * The main job, then every screen in every state. The main job is entered again after the certification, because the
 * provider controls that window.
 */
export const PARTS = [
  { name: 'from / to certification', open: '/', stepsFor: toCertification },
  { name: 'from consents to result', open: CONSENTS, stepsFor: toResult },
  ...STATES,
  ...['/aply-result-sample', '/popup-daily', '/no-such-page'].map((path) => ({ name: path, open: path })),
]
