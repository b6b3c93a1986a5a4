// Writes the session record of the persona into this tab, as a certification would have left it, and goes on.
const { key, version, session, page } = JSON.parse(document.querySelector('#entry').textContent)
sessionStorage.clear()
sessionStorage.setItem(key, JSON.stringify({ version, session }))
location.replace(location.origin + page)
