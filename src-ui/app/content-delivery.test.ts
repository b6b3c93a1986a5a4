import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadHostedAssets } from './content-delivery.ts'

const HOST = 'https://cdn.example/portal'
const SHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']

const urls = (selector: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(selector)].map((element) => element.getAttribute('href'))
const arrives = (event: 'load' | 'error', from = 0) => {
  for (const sheet of [...document.querySelectorAll('head link[rel="stylesheet"]')].slice(from)) {
    sheet.dispatchEvent(new Event(event))
  }
}

const link = (attributes: Readonly<Record<string, string>>) => {
  const made = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

beforeEach(() => {
  document.head.append(
    link({ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    link({ rel: 'apple-touch-icon', href: '/touch-icon.png' }),
  )
  document.body.append(link({ rel: 'stylesheet', href: '/assets/index.css' }))
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('[E-200] styles and icons of a content-delivery host', () => {
  it.each([HOST, `${HOST}/`])('the style sheets from %s replace the files of the build', async (base) => {
    const taken = loadHostedAssets(base)
    expect(urls('head link[rel="stylesheet"]')).toEqual(SHEETS.map((name) => `${HOST}/${name}.css`))
    expect(urls('link[rel="icon"], link[rel="apple-touch-icon"]')).toEqual([
      `${HOST}/favicon.ico`,
      `${HOST}/touch-icon.png`,
    ])
    expect(urls('body link')).toEqual(['/assets/index.css'])
    arrives('load')
    await taken
    expect(urls('body link')).toEqual([])
  })

  it('the files of the build stay if a style sheet is missing', async () => {
    const taken = loadHostedAssets(HOST)
    arrives('error', 7)
    arrives('load')
    await expect(taken).rejects.toThrow('index.css')
    expect(urls('body link')).toEqual(['/assets/index.css'])
  })
})
