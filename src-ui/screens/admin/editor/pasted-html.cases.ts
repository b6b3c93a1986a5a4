/**
 * The HTML that a word processor puts on the clipboard: comments, styles, its own elements, lists made of paragraphs.
 */
export const WORD_PROCESSOR_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:Version>16</o:Version></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"맑은 고딕"} --></style></head>
<body lang=KO style='tab-interval:40.0pt'><!--StartFragment-->
<h1 style='margin-top:12pt'><span lang=EN-US style='color:#2F5496'>제출 안내<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-family:"맑은 고딕"'>지원대상은 <b>증빙자료</b>를 <i>제출</i>해주세요.</span><o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>영수증</p>
<p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>운송장</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span><![endif]>준비</p>
<p class=MsoNormal onmouseover="window.hacked=1"><a href="javascript:window.hacked=1">누르지 마세요</a> <a href="https://example.go.kr/">누리집</a><img src="file:///C:/image001.png" width=120 onerror="window.hacked=1"></p>
<!--EndFragment--></body></html>`

const MARK = (mark: string) => `<span style='mso-list:Ignore'>${mark}<span style='font:7pt'>&nbsp;</span></span>`
const ROW = (mark: string, text: string) => `<p class=MsoListParagraph>${MARK(mark)}${text}</p>`

/** What the case shows, the HTML on the clipboard, and the HTML that `tidyPastedHtml` returns. */
export const PASTED_HTML_CASES: readonly (readonly [about: string, html: string, tidy: string])[] = [
  // The markers that the clipboard puts around the copied part.
  ['keeps only the copied part', '<html><!--StartFragment--><p>가</p><!--EndFragment--></html>', '<p>가</p>'],
  ['keeps a copied part at the beginning', '<!--StartFragment--><p>가</p><!--EndFragment--><p>밖</p>', '<p>가</p>'],
  ['returns nothing if the copied part is empty', '<p>밖</p><!--StartFragment--><!--EndFragment-->', ''],
  ['keeps the text up to the last end marker', '<!--StartFragment-->가<!--EndFragment-->나<!--EndFragment-->밖', '가나'],
  ['keeps everything if there is no start marker', '<p>가</p><!--EndFragment--><p>나</p>', '<p>가</p><p>나</p>'],
  ['keeps everything if there is no end marker', '<p>가</p><!--StartFragment--><p>나</p>', '<p>가</p><p>나</p>'],
  ['keeps everything if the end marker comes first', '가<!--EndFragment-->나<!--StartFragment-->다', '가나다'],
  // Comments that are meant only for the word processor.
  ['removes a comment of several lines', '가<!-- [if gte mso 9]>\n<w>x</w>\n<![endif] -->나', '가나'],
  ['removes each comment, but not the text between them', '가<!--a-->나<!--b-->다', '가나다'],
  ['removes a condition, but keeps its content', '가<![if !supportLists]>나<![endif]>다', '가나다'],
  ['removes elements of the word processor, but keeps their text', '가<o:p class="x">나</o:p><o:smarttagtype name="b"/>다', '가나다'],
  ['removes XML declarations', '가<?xml version="1.0" ?>나<?xml:namespace prefix = o />다', '가나다'],
  ['removes XML data', '가<xml id="x"><a>1</a>\n2</xml>나<XML>3</XML>다', '가나다'],
  // List items of a word processor, and the lists that they become.
  ...(
    [
      ['·', 'ul'],
      ['§', 'ul'],
      ['-', 'ul'],
      ['o', 'ul'],
      ['*a.', 'ul'],
      ['abcd.', 'ul'],
      ['1.', 'ol'],
      [' 1. ', 'ol'],
      ['12.', 'ol'],
      ['3)', 'ol'],
      ['(4)', 'ol'],
      ['a.', 'ol'],
      ['B)', 'ol'],
      ['iii.', 'ol'],
      ['가.', 'ol'],
      ['하)', 'ol'],
    ] as const
  ).map(([mark, list]) => [`makes a list of a row marked ${mark}`, ROW(mark, '글'), `<${list}><li><p>글</p></li></${list}>`] as const),
  ['reads a list row with tags in capitals', "<P CLASS=MsoListParagraph><SPAN STYLE='MSO-LIST:IGNORE'>1.</SPAN>글</P>", '<ol><li><p>글</p></li></ol>'],
  ['makes a bulleted list of a row without a marker', '<p class="MsoListParagraph">글</p>', '<ul><li><p>글</p></li></ul>'],
  [
    'joins the first, middle and last row of a list',
    '<p class=MsoListParagraphCxSpFirst>가</p>\n \n<p class=MsoListParagraphCxSpMiddle>나</p><p class=MsoListParagraphCxSpLast>다\n</p>',
    '<ul><li><p>가</p></li><li><p>나</p></li><li><p>다</p></li></ul>',
  ],
  ['separates lists of two kinds', ROW('1.', '가') + ROW('·', '나'), '<ol><li><p>가</p></li></ol><ul><li><p>나</p></li></ul>'],
  [
    'reads a marker whose space has no element',
    `<p class=MsoListParagraph><span lang=EN-US style='mso-list: Ignore;x:y'>1. </span>글</p>`,
    '<ol><li><p>글</p></li></ol>',
  ],
  [
    'makes a bulleted list if the marker continues after its space',
    `<p class=MsoListParagraph><span style='mso-list:Ignore'>1<span style='x'>&nbsp;</span>.</span>글</p>`,
    '<ul><li><p>글</p></li></ul>',
  ],
  [
    'ends a row that is not closed where the next row begins',
    `<p class=MsoListParagraph>${MARK('1.')}가<p class=MsoListParagraph>나<p>다</p>`,
    '<ol><li><p>가</p></li></ol><ul><li><p>나</p></li></ul><p>다</p>',
  ],
  [
    'ends a marker that is not closed where its row ends',
    '<p class=MsoListParagraph><span style="mso-list:Ignore">1.<span>가</p><p>나 <span>다</span></p>',
    '<ol><li><p></p></li></ol><p>나 <span>다</span></p>',
  ],
  [
    'removes a marker within other elements',
    `<p class="MsoListParagraph x"><span lang=EN-US><b>${MARK('<i>2.</i>')}</b></span><span>가 <b>나</b></span></p>`,
    '<ol><li><p><span><b></b></span><span>가 <b>나</b></span></p></li></ol>',
  ],
  ['keeps a marker outside a list row', `<h1>${MARK('1.')}가</h1>`, '<h1><span>1.<span>&nbsp;</span></span>가</h1>'],
  // The element in which an online editor wraps its content.
  ['removes a bold element with the weight normal', '<b style="x:y; font-weight: normal">가</b>', '가</b>'],
  ['removes a bold element with the weight 400', '<B id=1 style="font-weight:400">가</B>', '가</b>'],
  ['keeps bold elements, and removes an element whose name only begins with b', '<b style="font-weight:700">가</b><b>나</b><big>다</big>', '<b>가</b><b>나</b>다'],
  ['keeps another element with the weight normal', '<i style="font-weight:normal">가</i>', '<i>가</i>'],
  ['keeps a heading with the class of a list row', '<h2 class=MsoListParagraph>가</h2>', '<h2>가</h2>'],
  ['makes a paragraph of the head of a table', '<table><thead><tr><th>가</th><th>나</th></tr></thead></table>', '<p>가 나</p>'],
  [
    'ignores columns, parts and attributes of a table',
    '<table class=x><colgroup><col width=1></colgroup><tbody><tr style="y"><td colspan=2>가</td ></tr ></tbody><tfoot><tr><td>나</td></tr></tfoot></table>',
    '<p>가</p><p>나</p>',
  ],
  ['ends a table row that is not closed where the table ends', '<table><tr><td>가<td>나<tr><td>다</table>라', '<p>가 나</p><p>다</p>라'],
  ['removes a table row without words', '<table><tr><td> </td><td>\n</td></tr><tr><td>가</td></tr></table>', '<p>가</p>'],
  ['keeps the caption of a table as text', '<table><caption>가</caption><tr><td>나</td></tr></table>', '가<p>나</p>'],
  ['makes a paragraph of a part of a table row', '<tr><td>가</td><td>나', '<p>가 나</p>'],
  ['ends a table row where a nested table begins', '<table><tr><td>가<table><tr><td>나</td></tr></table></td><td>다</td></tr></table><p>라</p>', '<p>가</p><p>나</p>다<p>라</p>'],
  [
    'keeps list rows in a table cell as text',
    `<tr><td>${ROW('1.', '가')}</td><td>나</td></tr>${ROW('1.', '다')}`,
    '<p><span>1.<span>&nbsp;</span></span>가 나</p><ol><li><p>다</p></li></ol>',
  ],
  ['joins the lines of a table cell', '<tr>\n <td>\n  <div>가\n\n나</div>\n</td>\n<td>다</td>\n</tr>', '<p>가 나 다</p>'],
]
