/** jsdom's files cannot be read by `arrayBuffer`; a browser's can. Imported by tests. */
const arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsArrayBuffer(this)
  })
}

if (!('arrayBuffer' in Blob.prototype)) Object.defineProperty(Blob.prototype, 'arrayBuffer', { value: arrayBuffer })
