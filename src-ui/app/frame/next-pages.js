{
  // Loads the files that a list in the document names into the cache, without running them. Loads each list only once.
  // [D1-266]
  const load = (name) => {
    const { saveData, effectiveType } = navigator.connection ?? {}
    const list = document.querySelector(`template.${name}`)
    if (list && !saveData && !effectiveType?.endsWith('2g')) document.head.append(list.content)
  }
  // Loads further files only after the style sheet. The scripts are loading by then, so that the requests for further
  // files delay neither the style sheet nor the scripts.
  const atStyles = ({ target }) => target.rel === 'stylesheet' && load('next-text')
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  document.addEventListener('load', atStyles, true)
  addEventListener('load', () => whenIdle(() => ['next-text', 'next-rest'].forEach(load)))
}
