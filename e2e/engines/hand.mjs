// What a person does on a page, by what stands on it: the same in every engine. Each function is sent to the page as text.
import { until, wait } from './drivers.mjs'

/** Finds what has this name and role, brings it into view and says where it is; undefined where it is not to be pressed. */
const place = (selector, name, nth) => `() => {
  const clean = (text) => (text ?? '').replaceAll('\\u00a0', ' ').replace(/\\s+/g, ' ').trim()
  const named = (element) =>
    clean(element.getAttribute('aria-label')) ||
    (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => clean(document.getElementById(id)?.textContent)).filter(Boolean).join(' ') ||
    [...(element.labels ?? [])].map((label) => clean(label.textContent)).join(' ') ||
    clean(element.textContent)
  const wanted = ${JSON.stringify(name)}
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  // A window that has just come below the last press takes none for a moment.
  if (scope !== document && scope.hasAttribute('data-unsettled')) return null
  const all = [...scope.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.getClientRects().length > 0)
  const element = all.filter((one) => named(one) === wanted)[${nth}] ?? all.filter((one) => named(one).startsWith(wanted))[${nth}]
  if (element === undefined || element.getAttribute('aria-disabled') === 'true') return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const point = { x: x + Math.min(width / 2, 24), y: y + height / 2 }
  const top = document.elementFromPoint(point.x, point.y)
  if (top === null || !(element.contains(top) || top.contains(element) || element.labels?.[0]?.contains(top))) return null
  return point
}`

const PRESSED =
  'button, a[href], summary, input[type=checkbox], input[type=radio], [role=option], [role=combobox], select'
const FILLED = 'input:not([type=checkbox]):not([type=radio]), textarea'

/** What is compared of a page: its words without the spaces, which each engine puts elsewhere, and without the time of day. */
const STANDS = `async () => {
  await document.fonts.ready
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  if (!heading || main.querySelector('[aria-busy=true], [class*=skeleton]') !== null) return null
  const words = main.cloneNode(true)
  for (const element of words.querySelectorAll('option, style, script, [hidden]')) element.remove()
  const plain = (element) => element.textContent.replace(/\\s+/g, '').replace(/\\d\\d:\\d\\d(:\\d\\d)?/g, '')
  return {
    path: location.pathname,
    heading: plain(heading),
    text: plain(words),
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    loaded: performance.getEntriesByType('resource').length,
  }
}`

/** The hand of a person on the page of an engine. */
export const handOn = (engine) => {
  const reach = (selector, name, nth) =>
    until(async () => (await engine.run(place(selector, name, nth))) ?? undefined, `«${name}»`)
  const press = async (name, selector = PRESSED, nth = 0) => engine.click(await reach(selector, name, nth))
  return {
    press,
    /** Says yes to the question of this number. */
    agree: (question) => press('예', 'input[type=radio]', question),
    /** Puts the cursor into the field, takes out what is there, and types. */
    fill: async (name, text) => {
      await press(name, FILLED)
      await engine.run('() => document.activeElement?.select?.()')
      await engine.type(text)
    },
    /** Waits for a sentence that is to be seen. */
    see: (text) =>
      until(
        async () =>
          (await engine.run(
            `() => (document.body.innerText.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(text)}) ? true : null)`,
          )) ?? undefined,
        `«${text}»`,
      ),
    /** Waits until the page of this address stands with its heading. */
    arrive: (path) =>
      until(
        async () =>
          (await engine.run(
            `() => (location.pathname === ${JSON.stringify(path)} && document.querySelector('main h1') !== null ? true : null)`,
          )) ?? undefined,
        `the page ${path}`,
      ),
    /** What stands on the page when it has come to rest: twice the same, with nothing loaded in between. */
    rest: () => {
      let before = null
      return until(async () => {
        const now = await engine.run(STANDS)
        const same = now !== null && JSON.stringify(now) === JSON.stringify(before)
        before = now
        if (same) return now
        await wait(700)
        return undefined
      }, 'the page at rest')
    },
  }
}
