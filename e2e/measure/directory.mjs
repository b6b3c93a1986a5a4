// The directory with its 84 rows and with 100,000, on a processor of a quarter of the speed: what one key press in the
// search takes from the event to the drawn page, scripts, styles and layout together.
import { buildPage, root, serve } from './reference.mjs'
import { median } from './statistics.mjs'

const CPU = 4
const SIZES = [
  { rows: 84, aim: 16 },
  { rows: 100_000, aim: 50 },
]
/** Typed one after the other; `<` takes one away. Long words, a word that is not there, initials, and all the way back. */
const KEYS = [
  '서',
  '울',
  '강',
  '남',
  '<',
  '<',
  '<',
  '<',
  '없',
  '는',
  '<',
  '<',
  'ㅊ',
  'ㅊ',
  '<',
  '<',
  '수',
  '원',
  '시',
  '<',
  '<',
  '<',
]

const PAGE = `import { createRoot } from 'react-dom/client'
import { CENTRES, indexCentres } from '${root}/src-domain/directory/centres.ts'
import CentresScreen from '${root}/src-ui/directory/CentresScreen.tsx'
const rows = Number(new URLSearchParams(location.search).get('rows'))
const centres = Array.from({ length: rows }, (_, at) => {
  const centre = CENTRES[at % CENTRES.length]
  const nth = Math.floor(at / CENTRES.length)
  return nth === 0 ? centre : { ...centre, name: centre.name.replace(/(센터|본부)$/, nth + '호$1') }
})
createRoot(document.querySelector('#root')).render(<CentresScreen index={indexCentres(centres)} />)
`

/** Scripts, styles and layout of one key press, in milliseconds, until the next picture stands. */
const keyPress = async (page, devtools, key) => {
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
  }
  const before = await spent()
  if (key === '<') await page.keyboard.press('Backspace')
  else await page.keyboard.insertText(key)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  return (await spent()) - before
}

/** Prints the median and the longest key press for either number of rows. */
export const benchDirectory = async (browser) => {
  const built = await buildPage('directory', PAGE)
  const served = await serve(built)
  try {
    for (const { rows, aim } of SIZES) {
      const context = await browser.newContext({ locale: 'ko-KR' })
      const page = await context.newPage()
      await page.goto(`${served.url}/region-center?rows=${rows}`)
      const box = page.getByLabel('지역센터 검색')
      await box.focus()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
      await devtools.send('Performance.enable')
      for (const key of KEYS) await keyPress(page, devtools, key)
      const times = []
      for (const key of KEYS) times.push(await keyPress(page, devtools, key))
      const [middle, longest] = [median(times), Math.max(...times)]
      console.log(
        `${`directory, ${rows} rows: a key press, ms`.padEnd(46)} median ${middle.toFixed(1)}, longest ${longest.toFixed(1)}  aim ≤ ${aim} ${middle <= aim ? 'ok' : 'OVER'}`,
      )
      await context.close()
    }
  } finally {
    await served.close()
  }
}
