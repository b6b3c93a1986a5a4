import { ContainerModule } from 'inversify'
import { DraftOwner } from '#app/application/draft-owner'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { AdmitChosenFiles, makeAdmitChosenFiles } from '#app/upload/admit-chosen-files'
import { ChosenFileStore } from '#app/upload/chosen-file-store.port'
import { DecodeStoredImage, makeDecodeStoredImage } from '#app/upload/decode-stored-image'
import { FetchFile, makeFetchFile } from '#app/upload/fetch-file'
import { FileStorage } from '#app/upload/file-storage.port'
import { FindEmptyFiles, makeFindEmptyFiles } from '#app/upload/find-empty-files'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import { KeepChosenFiles, makeKeepChosenFiles } from '#app/upload/keep-chosen-files'
import { makePrepareFile, PrepareFile } from '#app/upload/prepare-file'
import { makePreviewFile, PreviewFile } from '#app/upload/preview-file'
import { makeStoreFile, StoreFile } from '#app/upload/store-file'
import { StoredFiles } from '#app/upload/stored-files.port'
import { Http } from '../http/http.ts'
import { TransferPort } from '../kernel/kernel.module.ts'
import { makeChosenFilesStorage } from './chosen-files-storage.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { makeImagePreparer } from './image-preparer-worker.ts'
import { makeImageOnPage, startImageWorker } from './image-worker-browser.ts'

/** Handing in files: judging, making smaller, sending, looking at them again. */
export const uploadModule = new ContainerModule(({ bind }) => {
  bind(FileStorage)
    .toResolvedValue(
      (http, transfer, files, settings) => makeFileStorageHttp(http, transfer.send, files, settings),
      [Http, TransferPort, StoredFiles, SettingsSource],
    )
    .inSingletonScope()
  bind(ImagePreparer)
    .toResolvedValue(() => makeImagePreparer(startImageWorker, makeImageOnPage))
    .inSingletonScope()
  bind(ChosenFileStore)
    .toResolvedValue(() => makeChosenFilesStorage())
    .inSingletonScope()
  bind(KeepChosenFiles)
    .toResolvedValue(
      (store, owner, clock, session) => makeKeepChosenFiles({ store, owner, clock, session }),
      [ChosenFileStore, DraftOwner, Clock, SessionStore],
    )
    .inSingletonScope()
  bind(AdmitChosenFiles).toResolvedValue(() => makeAdmitChosenFiles())
  bind(PrepareFile).toResolvedValue((images) => makePrepareFile({ images }), [ImagePreparer])
  bind(PreviewFile).toResolvedValue((images) => makePreviewFile({ images }), [ImagePreparer])
  bind(StoreFile).toResolvedValue((storage) => makeStoreFile({ storage }), [FileStorage])
  bind(FindEmptyFiles).toResolvedValue((storage) => makeFindEmptyFiles({ storage }), [FileStorage])
  bind(DecodeStoredImage).toResolvedValue(
    (storage, images) => makeDecodeStoredImage({ storage, images }),
    [FileStorage, ImagePreparer],
  )
  bind(FetchFile).toResolvedValue((storage) => makeFetchFile({ storage }), [FileStorage])
})
