// Drivers with the same methods: puppeteer-core for Chromium and Firefox, selenium-webdriver for WebKitGTK.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { ensureChromium, onPath } from '../ensure-chromium.mjs'

const WINDOW = { width: 448, height: 800 }

const openByPuppeteer = async (browser, executablePath) => {
  const args = browser === 'chrome' ? ['--no-sandbox'] : []
  const launched = await puppeteer.launch({ browser, executablePath, args, defaultViewport: WINDOW })
  // Firefox does not resize a page that it opened itself.
  const page = await launched.newPage()
  const complaints = []
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (said) => ['error', 'warn'].includes(said.type()) && complaints.push(said.text()))
  return {
    version: await launched.version(),
    open: (url) => page.goto(url),
    run: (code, ...values) => page.evaluate(code, ...values),
    click: async (find, ...values) => (await page.evaluateHandle(find, ...values)).asElement()?.click() ?? null,
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
    complaints: () => complaints.splice(0),
    close: () => launched.close(),
  }
}

/** Starts a virtual display that ends with this process; returns its number. */
const startDisplay = async () => {
  const display = spawn(onPath('Xvfb'), ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => display.kill())
  const number = await new Promise((resolve) => display.stdout.once('data', resolve))
  display.stdout.unref()
  display.unref()
  return `:${String(number).trim()}`
}

const openWebKit = async ([driver, binary]) => {
  process.env.DISPLAY ??= await startDisplay()
  const service = new DriverService.Builder(driver).setLoopback(true).build()
  const options = { binary, args: ['--automation'] }
  const wanted = { browserName: 'MiniBrowser', unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': options }
  const address = await service.start()
  const session = await new Builder().usingServer(address).withCapabilities(wanted).build()
  await session.manage().window().setRect(WINDOW)
  return {
    version: `${(await session.getCapabilities()).getBrowserVersion()} (its console is not seen)`,
    open: (url) => session.get(url),
    run: (code, ...values) => session.executeScript(code, ...values),
    click: async (find, ...values) => (await session.executeScript(find, ...values))?.click().then(() => true) ?? null,
    type: (text) => session.actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // Console messages are unavailable: WebKitGTK reports none in an automated session, which is private.
    complaints: () => [],
    close: () => session.quit().finally(() => service.kill()),
  }
}

const firstOf = (...paths) => paths.find((path) => path && existsSync(path))
const FIREFOX_OF_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
const firefox = () => firstOf(process.env.FIREFOX_PATH, onPath('firefox-esr'), onPath('firefox'), FIREFOX_OF_MAC)

/**
 * Returns the driver and browser that Debian and Fedora install next to the library; undefined if driver, browser or
 * display is missing.
 */
const webKit = () => {
  const places = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((library) =>
    ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec'].map((at) => `/usr/${at}/${library}/MiniBrowser`),
  )
  const found = [onPath('WebKitWebDriver'), firstOf(process.env.WEBKIT_PATH, onPath('MiniBrowser'), ...places)]
  return [...found, process.env.DISPLAY ?? onPath('Xvfb')].includes(undefined) ? undefined : found
}

/**
 * The first engine is the one that all others are compared with. `packages` are the system packages that install a
 * missing engine.
 */
export const ENGINES = [
  { name: 'Chromium', find: ensureChromium, packages: [], open: (path) => openByPuppeteer('chrome', path) },
  { name: 'Firefox', find: firefox, packages: ['firefox-esr'], open: (path) => openByPuppeteer('firefox', path) },
  { name: 'WebKitGTK', find: webKit, packages: ['webkit2gtk-driver', 'xvfb'], open: openWebKit },
]
