import { Effect, Scheduler, Semaphore } from 'effect'
import type { FileBytes } from '#app/kernel/chosen-file'
import type { ImagePreparer } from '#app/upload/image-preparer.port'
import { ImageUnreadable } from '#app/upload/upload.errors'
import { EVIDENCE_FILE_PARAMETERS, type ResizeProfile } from '#domain/upload/evidence-file'
import type { EncodedImage } from './image-drawing-canvas.ts'
import type { ImageWorkerMessage } from './image-worker-messages.ts'

/** The time limits for one picture: with the browser's decoder, and with our decoder after its start. [D3-17] */
const LIMITS_MS = EVIDENCE_FILE_PARAMETERS.openingMs

/** An idle worker is terminated after this many milliseconds, to free its memory. */
const IDLE_MS = 20_000

/** Runs synchronously, so that the worker gets the next picture before the page renders the row of the last one. */
const atOnce = new Scheduler.MixedScheduler('sync')

/** Does the worker's job on the page. Rejects if the picture cannot be read. */
export type PrepareImageOnPage = (image: Blob, profile: ResizeProfile | null) => Promise<EncodedImage>

/**
 * Prepares pictures one at a time, in a worker; or on the page, if the browser has no worker that can draw. The worker
 * is terminated if a picture takes too long or is no longer needed. [P-170] [P-311]
 */
export const makeImagePreparer = (startWorker: () => Worker | null, onPage: PrepareImageOnPage): ImagePreparer => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  let worker: Worker | null = null
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    worker?.terminate()
    worker = null
  }

  const inWorker = (currentWorker: Worker, image: Blob, profile: ResizeProfile | null) =>
    Effect.callback<EncodedImage, ImageUnreadable>((resume) => {
      let limit = setTimeout(() => giveUp('too slow'), LIMITS_MS.browser)
      const controller = new AbortController()
      const { signal } = controller
      const stop = () => {
        clearTimeout(limit)
        controller.abort()
      }
      const giveUp = (cause: unknown) => {
        stop()
        end()
        resume(Effect.fail(new ImageUnreadable({ cause })))
      }
      const onMessage = ({ data }: MessageEvent<ImageWorkerMessage>) => {
        if (data.is === 'decodingHeic') {
          clearTimeout(limit)
          limit = setTimeout(() => giveUp('too slow'), LIMITS_MS.heic)
          return
        }
        stop()
        resume(data.is === 'made' ? Effect.succeed(data.image) : Effect.fail(new ImageUnreadable({ cause: data.why })))
      }
      currentWorker.addEventListener('message', onMessage, { signal })
      currentWorker.addEventListener('error', () => giveUp('worker'), { signal })
      currentWorker.postMessage({ image, profile })
      return Effect.sync(() => {
        stop()
        end()
      })
    })

  const make = (image: FileBytes, profile: ResizeProfile | null): Effect.Effect<EncodedImage, ImageUnreadable> =>
    Effect.suspend(() => {
      clearTimeout(idleTimer)
      worker ??= startWorker()
      return worker === null
        ? Effect.tryPromise({ try: () => onPage(image, profile), catch: (cause) => new ImageUnreadable({ cause }) })
        : inWorker(worker, image, profile)
    }).pipe(
      Effect.ensuring(
        Effect.sync(() => {
          clearTimeout(idleTimer)
          idleTimer = setTimeout(end, IDLE_MS)
        }),
      ),
      oneAtATime.withPermits(1),
      Effect.provideService(Scheduler.Scheduler, atOnce),
    )

  return {
    shrink: (image, profile) =>
      Effect.flatMap(make(image, profile), ({ content, preview }) =>
        content === null
          ? Effect.fail(new ImageUnreadable({ cause: 'nothing made' }))
          : Effect.succeed({ content, preview }),
      ),
    preview: (image) => Effect.map(make(image, null), ({ preview }) => preview),
  }
}
