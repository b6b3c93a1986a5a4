// Steps of a person on a page, which find elements by their visible texts; and the list of steps of an applicant's way
// from the main page to the result. All engines run the same steps.
import { setTimeout as wait } from 'node:timers/promises'
import { layOutWholePage, PICTURED_STATES } from '#e2e/states'
import type { PersonaFacts } from '#server/personas/persona'
import type { BrowserEngine } from './drivers.ts'

/**
 * Repeats a query, for half a minute at most, until it returns a value that is not null. Also repeats it after a
 * failure, because the page may be changing.
 */
const until = async <T>(ask: () => Promise<T | null>, description: string): Promise<T> => {
  let failure = ''
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    const answer = await ask().catch((error: unknown) => ((failure = `: ${String(error)}`), null))
    if (answer !== null) return answer
  }
  throw new Error(`«${description}» did not come${failure}`)
}

/** A button or a link, or a field with its labels. */
type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'labels' | 'checked'>>

/**
 * Runs in the page. Returns the visible element with this name, or else one whose name begins with it, that is not
 * chosen yet. Returns null if there is none, or while it cannot be pressed.
 */
const findElement = (name: string) => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  // A dialog that has just opened ignores clicks for a moment, because the last click may have been meant for the page
  // below it.
  if (scope.hasAttribute('data-unsettled')) return null
  const controls = 'button, a[href], input, textarea, [role=option], [role=combobox]'
  const all = [...scope.querySelectorAll<Control>(controls)]
    .filter((control) => control.getClientRects().length > 0 && !control.checked)
    .map((control) => ({ control, text: control.ariaLabel || control.labels?.[0]?.textContent || control.textContent }))
    .map(({ control, text }) => ({ control, text: text.replace(/\s+/g, ' ').trim() }))
  const { control } = all.find(({ text }) => text === name) ?? all.find(({ text }) => text.startsWith(name)) ?? {}
  control?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return control === undefined || control.matches('[aria-disabled=true]') ? null : control
}

/**
 * Runs in the page: returns the path, text and size of the page for comparison. The text has no spaces and no times of
 * day. Returns null while something is loading.
 */
const readPage = async () => {
  await document.fonts.ready
  const main = document.querySelector('main')
  if (!main?.querySelector('h1') || main.querySelector('[aria-busy=true], [data-skeleton]')) return null
  const words = document.importNode(main, true)
  for (const element of words.querySelectorAll('option, style, script, [hidden]')) element.remove()
  const text = words.textContent.replace(/\s+/g, '').replace(/\d\d:\d\d(:\d\d)?/g, '')
  const { scrollWidth, clientWidth, scrollHeight: height } = document.documentElement
  const resourceCount = performance.getEntriesByType('resource').length
  return { path: location.pathname, text, overflow: scrollWidth - clientWidth, height, loaded: resourceCount }
}

export type SettledPage = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** Waits until the page is at rest: unchanged twice in a row, with nothing loading in between. */
export const waitForSettledPage = (engine: BrowserEngine): Promise<SettledPage> => {
  let before = ''
  return until(async () => {
    await engine.run(layOutWholePage)
    const page = await engine.run(readPage)
    const isSame = page !== null && JSON.stringify(page) === before
    before = JSON.stringify(page)
    return isSame ? page : wait(400, null)
  }, 'the page at rest')
}

type Step = {
  readonly fill?: Readonly<Record<string, string>>
  readonly press?: readonly string[]
  readonly see?: string
}

/**
 * Fills the fields of these names, presses the controls of these names, and waits for a sentence or the URL of a page.
 */
export const runStep = async (engine: BrowserEngine, { fill = {}, press = [], see = '' }: Step): Promise<void> => {
  const click = (name: string) => until(() => engine.click(findElement, name), name)
  for (const [name, text] of Object.entries(fill)) await click(name).then(() => engine.type(text))
  for (const name of press) await click(name)
  const isSeen = (pathOrText: string) =>
    location.pathname === pathOrText || document.body.innerText.includes(pathOrText) || null
  await until(() => engine.run(isSeen, see), see)
}

const toCertification = ({ brNo }: PersonaFacts): readonly Step[] => [
  { press: ['신청하기', '예', '예', '예', '예', '예', '확인'] },
  { fill: { '사업자등록번호 앞 3자리': brNo }, press: ['확인'], see: '/onslf-check' },
]
const toResult = ({
  residentNumber,
  businessName,
  openingDate,
  bankName,
  accountNumber,
  depositor,
}: PersonaFacts): readonly Step[] => [
  { press: ['모두 동의합니다', '확인', '정부가 가진 정보로 확인합니다', '확인'] },
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

/** A part of a run: its name, the URL that it opens, and the steps from there. */
export type EngineRunPart = {
  readonly name: string
  readonly open: string
  readonly stepsFor?: (facts: PersonaFacts) => readonly Step[]
}

/**
 * An applicant's way from the main page to the result, then every pictured state and a few more pages. The way has two
 * parts, because the provider controls the certification window between them.
 */
export const ENGINE_RUN_PARTS: readonly EngineRunPart[] = [
  { name: 'from / to certification', open: '/', stepsFor: toCertification },
  { name: 'from consents to result', open: CONSENTS, stepsFor: toResult },
  ...PICTURED_STATES,
  ...['/aply-result-sample', '/popup-daily', '/no-such-page'].map((path) => ({ name: path, open: path })),
]
