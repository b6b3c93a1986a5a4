/** The eight style sheets, in layer order. [E-200] */
const SHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index'] as const

const sheetAt = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: url })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`no sheet at ${url}`)))
    document.head.append(link)
  })

/**
 * Loads styles and icons from the content-delivery host of the deployment. The styles of the build stay until all eight
 * sheets are loaded. If one sheet fails to load, the styles of the build stay permanently, so that the page always has
 * styles. [E-200] [D1-53]
 */
export const loadHostedAssets = async (baseUrl: string): Promise<void> => {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '')
  const builtSheets = document.querySelectorAll('body link[rel="stylesheet"]')
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  icon?.removeAttribute('type')
  icon?.setAttribute('href', `${base}/favicon.ico`)
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', `${base}/touch-icon.png`)
  await Promise.all(SHEETS.map((name) => sheetAt(`${base}/${name}.css`)))
  for (const link of builtSheets) link.remove()
}
