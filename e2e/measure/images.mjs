// Ten photos of 12 megapixels, each of more than 10 MB, made smaller by the page of proofs on a processor of a quarter of
// the speed: the longest task of the page's own thread meanwhile, and the time of one photo against a bare worker that
// lets the browser decode, draw and encode it and does nothing else.
import { makePhotos } from '../files/make-photos.mjs'
import { longestTask } from './result.mjs'

const PHOTOS = { count: 10, width: 4000, height: 3000, bytes: 10_485_761 }
const LONGEST_TASK = 50
const AIM = 1.2
const SMALLER = { width: 2880, height: 2160, quality: 0.95 }

/** Runs in the reference page: the browser's own work in a worker, one photo after the other. Milliseconds in all. */
const bareWork = async ([photos, size]) => {
  const source = `onmessage = async ({ data: [photo, { width, height, quality }] }) => {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d', { alpha: false }).drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    postMessage(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
  }`
  const began = performance.now()
  const worker = new Worker(URL.createObjectURL(new Blob([source])))
  for (const photo of photos) {
    worker.postMessage([photo, size])
    await new Promise((done) => worker.addEventListener('message', done, { once: true }))
  }
  worker.terminate()
  return performance.now() - began
}

/** Runs in the portal: drops the photos and waits until each says that it may be sent and shows its picture. */
const ownWork = async ([photos, place]) => {
  const dropped = new DataTransfer()
  for (const photo of photos) dropped.items.add(photo)
  const began = performance.now()
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  await new Promise((done) => {
    const look = () => (place.querySelectorAll('li img').length === photos.length ? done() : setTimeout(look, 10))
    look()
  })
  return performance.now() - began
}

const slowed = async (page, cpu) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Prints the longest task, and the time per photo with its ratio. */
export const benchImages = async (browser, url, reference, { pairs, report, cpu }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' })
  await context.addCookies([{ name: 'world', value: 'bench-images', url }])
  const [own, bare] = [await context.newPage(), await context.newPage()]
  await own.goto(`${url}/__world/enter?persona=applied-target-selected&to=/proof-reg-all`)
  const place = own.getByRole('group', { name: '실적증빙', exact: true })
  await place.waitFor()
  await bare.goto(`${reference}/`)
  const [ours, theirs] = [await own.evaluateHandle(makePhotos, PHOTOS), await bare.evaluateHandle(makePhotos, PHOTOS)]
  const element = await place.elementHandle()
  await Promise.all([slowed(own, cpu), slowed(bare, cpu)])

  const workOnce = async () => {
    await own.bringToFront()
    const took = await own.evaluate(ownWork, [ours, element])
    const remove = place.getByRole('button', { name: /파일 삭제$/ })
    while ((await remove.count()) > 0) await remove.first().click()
    return took / PHOTOS.count
  }
  await workOnce()
  const found = await pairs(workOnce, async () => {
    await bare.bringToFront()
    return (await bare.evaluate(bareWork, [theirs, SMALLER])) / PHOTOS.count
  })
  report('made smaller, ms per photo', found.ours, found.theirs, AIM)
  const longest = await longestTask(browser, own, workOnce)
  const verdict = `aim < ${LONGEST_TASK} ${longest < LONGEST_TASK ? 'ok' : 'OVER'}`
  console.log(
    `${'longest task meanwhile, ms'.padEnd(34)} ${longest.toFixed(0).padStart(26)} ${''.padStart(35)} ${verdict}`,
  )
  await context.close()
}
