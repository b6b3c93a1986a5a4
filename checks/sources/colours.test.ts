import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { SCREEN_LAYERS, filesIn } from '#tools/sources/layer-files'

const SHEETS = filesIn(SCREEN_LAYERS).filter((file) => file.endsWith('.css'))
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

type Colours = Readonly<Record<string, string>>

const coloursIn = (block: string): Colours =>
  Object.fromEntries(
    [...block.matchAll(/(?<![\w-])(--[\w-]+|color|background): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )

const SHEET = read('src-ui/styles/tokens.css')
/** Returns the declarations of the block that begins with this text. */
const blockAt = (opening: RegExp): Colours => coloursIn(SHEET.slice(SHEET.search(opening)).split('}', 1)[0] ?? '')

const TOKENS = blockAt(/:root \{/)
const MORE = blockAt(/@media \(prefers-contrast: more\)/)
const CLEAR = blockAt(/\.clear \{/)

/** The five colour modes: their tokens, the side of `light-dark`, and the minimum contrast of text. */
const MODES = [
  { mode: 'light', tokens: TOKENS, side: 0, least: 4.5 },
  { mode: 'dark', tokens: TOKENS, side: 1, least: 4.5 },
  { mode: 'light with more contrast', tokens: { ...TOKENS, ...MORE }, side: 0, least: 7 },
  { mode: 'dark with more contrast', tokens: { ...TOKENS, ...MORE }, side: 1, least: 7 },
  { mode: '검은 바탕에 흰 글자', tokens: { ...TOKENS, ...CLEAR }, side: 1, least: 7 },
] as const
type Mode = (typeof MODES)[number]

/** Returns the colour of a value in a mode, as six hex digits. */
const colourOf = (value: string, mode: Mode): string => {
  const { tokens, side } = mode
  const plain = value.replace(/var\((--[\w-]+)\)/, (_, name: string) => (tokens as Colours)[name] ?? name)
  const colour = /^light-dark\((.+), (.+)\)$/.exec(plain)?.[side + 1] ?? plain
  if (colour.includes('var(')) return colourOf(colour, mode)
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1]
  if (digits === undefined) throw new Error(`${value} is ${colour}, which is not a colour`)
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
}
const brightness = (digits: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['surface', 'surface-soft', 'surface-tint', 'surface-hero', 'action-soft']
const MEANINGS = ['danger', 'success', 'warning', 'info']
const token = (name: string) => `var(--${name})`
const each = (words: readonly string[], grounds: readonly string[]) =>
  words.flatMap((word) => grounds.map((ground) => [token(word), token(ground)] as const))

/** The text colours on backgrounds that have several kinds of text. */
const ROLES = [
  ...each(['text', 'text-soft', 'text-hint', 'link', 'action'], GROUNDS),
  ...each(['text', 'text-soft', 'text-hint'], ['surface-off', ...MEANINGS.map((meaning) => `${meaning}-soft`)]),
  ...each(['action-hover', 'danger-hover'], ['surface', 'action-soft', 'danger-soft']),
  ...MEANINGS.flatMap((meaning) => each([meaning], ['surface', 'surface-soft', `${meaning}-soft`])),
  ...each(['on-action'], ['action', 'action-hover', 'action-press', 'danger', 'danger-hover', 'success']),
]
/** Every rule of every sheet that sets both a text colour and its background. */
const WRITTEN = SHEETS.flatMap((sheet) =>
  [
    ...read(sheet)
      .replaceAll(/@media (?:print|\(forced-colors)[\s\S]*?\n {2}\}/g, '')
      .matchAll(/\{([^{}]*)\}/g),
  ].flatMap(([, block = '']) => {
    const { color, background } = coloursIn(` ${block.replaceAll(/(?<=[\s;])background-color:/g, 'background:')}`)
    return color !== undefined &&
      /^(var\([^)]+\)|#[\da-f]+)$/.test(background ?? '') &&
      !/inherit|current|transparent/.test(color)
      ? [[color, background ?? ''] as const]
      : []
  }),
)
const PAIRS = [...new Set([...ROLES, ...WRITTEN].map((pair) => pair.join(' on ')))]

/** Marks that must be visible but are not text: borders of fields, the focus ring, lines of errors. */
const EDGES = each(
  ['line-control', 'focus', 'action', 'danger-line', 'success-line', 'warning-line'],
  ['surface', 'surface-soft'],
).map((pair) => pair.join(' on '))

const tooWeak = (pairs: readonly string[], mode: Mode, least: number) =>
  pairs.flatMap((pair) => {
    const [word = '', ground = ''] = pair.split(' on ').map((value) => colourOf(value, mode))
    const ratio = contrast(word, ground)
    return ratio < least ? [`${pair}: ${ratio.toFixed(2)}`] : []
  })

describe.each(MODES)('[E-213] the colours of the pages in mode $mode', (mode) => {
  it('text is readable on every background', () => expect(tooWeak(PAIRS, mode, mode.least)).toEqual([]))

  it('borders and marks are visible', () => expect(tooWeak(EDGES, mode, 3)).toEqual([]))
})

describe.each(MODES.filter(({ least }) => least === 7))(
  '[E-213] the borders that replace shadows in mode $mode',
  (mode) => {
    it('such a border is visible', () =>
      expect(tooWeak(['var(--edge) on var(--surface)', 'var(--edge) on var(--track)'], mode, 3)).toEqual([]))
  },
)

describe('[E-213] the style sheets', () => {
  it('colours use tokens, except white and one green on dark backgrounds', () => {
    const ownColours = SHEETS.filter((name) => !/common|first-view/.test(name)).flatMap((sheet) =>
      [
        ...read(sheet)
          .replace(/@media print[\s\S]*/, '')
          .matchAll(/\n\s*((?:color|background|border-color): #[\da-f]+)/g),
      ].map(([, said]) => `${sheet} ${said}`),
    )
    expect(ownColours.toSorted()).toEqual([
      'src-ui/app/frame/Chatbot.module.css color: #fff',
      'src-ui/parts/dialog/ToastBox.module.css color: #8fd3a0',
      'src-ui/parts/dialog/ToastBox.module.css color: #fff',
      'src-ui/parts/dialog/ToastBox.module.css color: #fff',
      'src-ui/parts/page/SkipLink.module.css color: #fff',
    ])
  })

  it('the first view uses only the colours of the tokens, white, and one translucent grey', () => {
    const values = Object.entries(TOKENS).filter(([name]) => name.startsWith('--'))
    const knownNames = new Set([
      '#fff',
      '#8886',
      ...values.map(([, value]) => value),
      ...values.flatMap(([, value]) => value.match(/#[\da-f]+/g) ?? []),
    ])
    const colours = ['', '-main', '-inner'].flatMap(
      (part) => read(`src-ui/styles/first-view${part}.css`).match(/light-dark\([^)]+\)|#[\da-f]+(?=[; ])/g) ?? [],
    )
    expect(colours.filter((value) => !knownNames.has(value))).toEqual([])
    expect(colours.length).toBeGreaterThan(5)
  })
})

it('[D2-957] the smallest text has 16 px, and 15 px only where a line is full', () => {
  const smallest = SHEETS.filter((sheet) => read(sheet).includes('--type-small: 0.9375rem'))
  expect(TOKENS['--type-small']).toBe('1rem')
  expect(smallest.toSorted()).toEqual([
    'rule-book-page/rule-book.module.css',
    'src-ui/app/frame/Footer.module.css',
    'src-ui/app/frame/Header.module.css',
    'src-ui/screens/application/result/ProgressTimeline.module.css',
    'src-ui/screens/proof/IntroScreen.module.css',
  ])
})
