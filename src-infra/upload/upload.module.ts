import { ContainerModule } from 'inversify'
import { DraftOwner } from '#app/application/drafts'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import {
  AddressFile,
  makeAddressFile,
  DecodeStoredImage,
  makeDecodeStoredImage,
  DownloadFile,
  makeDownloadFile,
  FetchFile,
  makeFetchFile,
  makePreviewFile,
  PreviewFile,
} from '#app/upload/read-file'
import { AdmitChosenFiles, makeAdmitChosenFiles, KeepChosenFiles, makeKeepChosenFiles } from '#app/upload/chosen-files'
import { ChosenFileStore } from '#app/upload/chosen-file-store.port'
import { FileStorage, StoredFiles, PublicFiles, ImagePreparer } from '#app/upload/file-storage.port'
import { FindEmptyFiles, makeFindEmptyFiles } from '#app/upload/find-empty-files'
import { makePrepareFile, PrepareFile } from '#app/upload/prepare-file'
import { makeStoreFile, StoreFile } from '#app/upload/store-file'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { TransferPort } from '../kernel/kernel.module.ts'
import { makeChosenFilesStorage } from './chosen-files-storage.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { makeImagePreparer } from './image-preparer-worker.ts'
import { makeImageOnPage, makeStartImageWorker } from './image-worker-browser.ts'
import { makePublicFiles, makeStoredFilesHttp } from './stored-files-http.ts'

/** Handing in files: judging, making smaller, sending, looking at them again; and the files that everybody may have. */
export const uploadModule = new ContainerModule(({ bind }) => {
  bind(StoredFiles).toResolvedValue(makeStoredFilesHttp, [Http])
  bind(FileStorage).toResolvedValue(
    (http, transfer, files, settings) => makeFileStorageHttp(http, transfer.send, files, settings),
    [Http, TransferPort, StoredFiles, SettingsSource],
  )
  bind(ImagePreparer).toResolvedValue(() => makeImagePreparer(makeStartImageWorker(), makeImageOnPage))
  bind(ChosenFileStore).toResolvedValue(() => makeChosenFilesStorage())
  bindUseCase(bind, KeepChosenFiles, makeKeepChosenFiles, {
    store: ChosenFileStore,
    owner: DraftOwner,
    clock: Clock,
  })
  bindUseCase(bind, AdmitChosenFiles, makeAdmitChosenFiles, {})
  bindUseCase(bind, PrepareFile, makePrepareFile, { images: ImagePreparer })
  bindUseCase(bind, PreviewFile, makePreviewFile, { images: ImagePreparer })
  bindUseCase(bind, StoreFile, makeStoreFile, { storage: FileStorage })
  bindUseCase(bind, FindEmptyFiles, makeFindEmptyFiles, { storage: FileStorage })
  bindUseCase(bind, DecodeStoredImage, makeDecodeStoredImage, { storage: FileStorage, images: ImagePreparer })
  bindUseCase(bind, AddressFile, makeAddressFile, { files: StoredFiles })
  bindUseCase(bind, FetchFile, makeFetchFile, { storage: FileStorage })

  bind(PublicFiles).toResolvedValue(makePublicFiles, [Http])
  bindUseCase(bind, DownloadFile, makeDownloadFile, { files: PublicFiles })
})
