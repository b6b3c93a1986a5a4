// Loaded beside the document and before anything else, and kept by the browser: whoever has switched 선명한 화면 on does not
// see the ordinary page first. The switch itself is `ClearScreen.tsx`.
try {
  document.documentElement.classList.toggle('clear', localStorage.getItem('screen') === 'clear')
} catch {
  // A browser that keeps nothing shows the ordinary page.
}
