{
  // Loads the files in a list of the document into the cache, without running them; each list is loaded once. [D1-266]
  const load = (name) => {
    const { saveData, effectiveType } = navigator.connection ?? {}
    const list = document.querySelector(`template.${name}`)
    if (list && !saveData && !effectiveType?.endsWith('2g')) document.head.append(list.content)
  }
  // The page is rendered when it has its styles and its scripts are loading: later requests delay neither.
  const atStyles = ({ target }) => target.rel === 'stylesheet' && load('next-text')
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  document.addEventListener('load', atStyles, true)
  addEventListener('load', () => whenIdle(() => ['next-text', 'next-rest'].forEach(load)))
}
