import { expect, it } from 'vitest'
import { plainTextOfHtml } from './plain-text.ts'

it.each([
  ['<p>증빙자료 <strong>제출</strong> 안내</p>', '증빙자료 제출 안내'],
  ['<h1>점검</h1><p>하나</p><ul><li><p>둘</p></li><li>셋</li></ul>넷<br>다섯', '점검 하나 둘 셋 넷 다섯'],
  ['<p>굵<b>은</b> 글</p>', '굵은 글'],
  ['<p>a&nbsp;&lt;b&gt; &amp;amp; &#44032;&#xAC01;</p>', 'a <b> &amp; 가각'],
  ['<p><img src="/a.png" alt="택배 예시"></p>', '택배 예시'],
  ['<p><img src="/a.png"></p>', ''],
  ['<script>window.hacked=1</script><p>글</p>', '글'],
  ['<style>p{}', ''],
  ['  <p>\n글\t 글 </p> ', '글 글'],
  ['&unknown; &#0; &#9999999;', '&unknown;'],
  ['&quot;가&apos; &#1114111;', '"가\' \u{10FFFF}'],
  ['가<script>let a = 1\n</script>나<style>p { }</style>다', '가 나 다'],
  ['<img src="/a.png" alt = "택배 예시" title="x">', '택배 예시'],
  ["가<IMG alt='나'>다<p alt=라>마", '가 나 다 마'],
  ['가<!-- 나 -->다 1 < 2 &NBSP; &#X41; &#x110000; &ampersand;', '가 다 1 < 2 A &ampersand;'],
])('a notice becomes plain text for the table: %s becomes %s', (html, text) => expect(plainTextOfHtml(html)).toBe(text))
