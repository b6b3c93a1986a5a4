// Measures how the page of proofs reduces ten photos of 12 megapixels, each of more than 10 MB, on a slow processor:
// the time of one photo, and the longest task of the page's thread. The reference is a bare worker that lets the
// browser decode, draw and encode them.
import { makePhotosInPage } from '#e2e/fixtures/pictures/make-photos'
import {
  measureLongestTask,
  measurePairs,
  openNewPage,
  type PageMeasurementInput,
  printTableRow,
  throttleProcessor,
} from './figures.ts'
import { serveReferencePage } from './reference.ts'

const PHOTOS = { count: 10, width: 4000, height: 3000, bytes: 10_485_761 }
const SMALLER = { width: 2880, height: 2160, quality: 0.95 }

/**
 * Runs in the reference page: processes one photo after the other in a worker with the browser's own functions. Returns
 * the total in milliseconds.
 */
const bareWork = async (photos: readonly File[], size: typeof SMALLER) => {
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

/** Runs in the portal: drops the photos and waits until each is ready to be sent and shows its picture. */
const ownWork = async (place: Element, photos: readonly File[]) => {
  const transfer = new DataTransfer()
  for (const photo of photos) transfer.items.add(photo)
  const began = performance.now()
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
  while (place.querySelectorAll('li img').length < photos.length) await new Promise((done) => setTimeout(done, 10))
  return performance.now() - began
}

export const measureAndPrintImages = async ({ browser, url, rounds }: PageMeasurementInput): Promise<void> => {
  const [ownPage, barePage] = [await openNewPage(browser, url), await openNewPage(browser, url)]
  await ownPage.goto(`${url}/__world/enter?persona=applied-target-selected&to=/proof-reg-all`)
  const place = ownPage.getByRole('group', { name: '실적증빙', exact: true })
  await barePage.goto(await serveReferencePage('links'))
  const [ours, theirs] = [
    await ownPage.evaluateHandle(makePhotosInPage, PHOTOS),
    await barePage.evaluateHandle(makePhotosInPage, PHOTOS),
  ]
  await Promise.all([throttleProcessor(ownPage), throttleProcessor(barePage)])

  const ownOnce = async () => {
    await ownPage.bringToFront()
    const workMs = await place.evaluate(ownWork, ours)
    const remove = place.getByRole('button', { name: /파일 삭제$/ })
    while ((await remove.count()) > 0) await remove.first().click()
    return workMs / PHOTOS.count
  }
  const bareOnce = async () => {
    await barePage.bringToFront()
    return (await theirs.evaluate(bareWork, SMALLER)) / PHOTOS.count
  }
  await ownOnce()
  const times = await measurePairs(rounds, ownOnce, bareOnce)
  printTableRow('made smaller, ms per photo', times.ours, times.theirs, { ratio: 1.2 })
  const ownTask = await measureLongestTask(browser, ownPage, ownOnce)
  const bareTask = await measureLongestTask(browser, barePage, bareOnce)
  printTableRow('longest task meanwhile, ms', [ownTask], [bareTask], { most: 50 })
  await Promise.all([ownPage.context().close(), barePage.context().close()])
}
