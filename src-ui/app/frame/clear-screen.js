try {
  if (localStorage.screen) document.documentElement.className = 'clear'
} catch {}
