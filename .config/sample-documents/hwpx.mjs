/**
 * Writes a form as a Hangul document (`.hwpx`, OWPML in a zip): title, mark, tables with empty cells, numbered pledges,
 * date and signature. Lengths are HWPUNIT (1/7200 inch), letters hundredths of a point.
 */
import { crc32, deflateRawSync } from 'node:zlib'

/** First entry, stored: by its bytes at a fixed place a program knows the format. */
const MIMETYPE = 'application/hwp+zip'

const MM = 7200 / 25.4
const mm = (length) => Math.round(length * MM)
const TEXT_WIDTH = mm(170)

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>'
const counted = (name, rows) => `<hh:${name} itemCnt="${rows.length}">${rows.join('')}</hh:${name}>`

/** Letters: height, colour, bold, face (0 serif, 1 sans). The order gives the numbers that runs refer to. */
const LETTERS = {
  body: [1050, '#1E2124', false, 1],
  bold: [1050, '#1E2124', true, 1],
  title: [2200, '#052561', true, 1],
  heading: [1250, '#0B50D0', true, 1],
  mark: [1050, '#8A240F', true, 1],
  note: [950, '#464C53', false, 1],
  large: [1150, '#1E2124', true, 1],
}

/** Paragraphs: alignment, space before and after, indent of the first line, left margin, line height in per cent. */
const PARAGRAPHS = {
  body: ['LEFT', 0, 0, 0, 0, 150],
  centre: ['CENTER', 0, 0, 0, 0, 150],
  unit: ['RIGHT', 0, 0, 0, 0, 150],
  title: ['CENTER', mm(2), mm(3), 0, 0, 130],
  heading: ['LEFT', mm(6), mm(1.5), 0, 0, 140],
  item: ['JUSTIFY', mm(1), mm(0.6), -mm(5), mm(5), 155],
  note: ['LEFT', mm(1.5), 0, 0, 0, 145],
  closing: ['CENTER', mm(9), mm(3), 0, 0, 150],
  signature: ['RIGHT', mm(6), mm(2), 0, 0, 150],
  addressee: ['LEFT', mm(10), 0, 0, 0, 150],
}

/** Edges and fill of a cell. */
const FILLS = {
  none: [null, null],
  cell: ['#8A949E', null],
  head: ['#8A949E', '#EEF2F7'],
  mark: ['#DE3412', '#FDEFEC'],
}

const LANGUAGES = ['HANGUL', 'LATIN', 'HANJA', 'JAPANESE', 'OTHER', 'SYMBOL', 'USER']
const FACES = ['함초롬바탕', '함초롬돋움']
const perLanguage = (value) => LANGUAGES.map((language) => `${language.toLowerCase()}="${value}"`).join(' ')
const numberOf = (table, name) => Object.keys(table).indexOf(name)

const fontFaces = () =>
  counted(
    'fontfaces',
    LANGUAGES.map((language) => {
      const fonts = FACES.map(
        (face, id) =>
          `<hh:font id="${id}" face="${face}" type="TTF" isEmbedded="0"><hh:typeInfo familyType="FCAT_GOTHIC" weight="6" proportion="4" contrast="0" strokeVariation="1" armStyle="1" letterform="1" midline="1" xHeight="1"/></hh:font>`,
      )
      return `<hh:fontface lang="${language}" fontCnt="${fonts.length}">${fonts.join('')}</hh:fontface>`
    }),
  )

const borderFills = () =>
  counted(
    'borderFills',
    Object.values(FILLS).map(([line, fill], at) => {
      const edge = (name) =>
        `<hh:${name} type="${line === null ? 'NONE' : 'SOLID'}" width="0.12 mm" color="${line ?? '#000000'}"/>`
      const brush =
        fill === null
          ? ''
          : `<hc:fillBrush><hc:winBrush faceColor="${fill}" hatchColor="#999999" alpha="0"/></hc:fillBrush>`
      return `<hh:borderFill id="${at + 1}" threeD="0" shadow="0" centerLine="NONE" breakCellSeparateLine="0"><hh:slash type="NONE" Crooked="0" isCounter="0"/><hh:backSlash type="NONE" Crooked="0" isCounter="0"/>${['leftBorder', 'rightBorder', 'topBorder', 'bottomBorder'].map(edge).join('')}<hh:diagonal type="SOLID" width="0.1 mm" color="#000000"/>${brush}</hh:borderFill>`
    }),
  )

const charProperties = () =>
  counted(
    'charProperties',
    Object.values(LETTERS).map(
      ([height, colour, bold, face], id) =>
        `<hh:charPr id="${id}" height="${height}" textColor="${colour}" shadeColor="none" useFontSpace="0" useKerning="0" symMark="NONE" borderFillIDRef="1"><hh:fontRef ${perLanguage(face)}/><hh:ratio ${perLanguage(100)}/><hh:spacing ${perLanguage(0)}/><hh:relSz ${perLanguage(100)}/><hh:offset ${perLanguage(0)}/>${bold ? '<hh:bold/>' : ''}</hh:charPr>`,
    ),
  )

const paraProperties = () =>
  counted(
    'paraProperties',
    Object.values(PARAGRAPHS).map(([align, before, after, indent, left, line], id) => {
      const margin = Object.entries({ intent: indent, left, right: 0, prev: before, next: after })
        .map(([name, value]) => `<hc:${name} value="${value}" unit="HWPUNIT"/>`)
        .join('')
      return `<hh:paraPr id="${id}" tabPrIDRef="0" condense="0" fontLineHeight="0" snapToGrid="0" suppressLineNumbers="0" checked="0" textDir="AUTO"><hh:align horizontal="${align}" vertical="BASELINE"/><hh:heading type="NONE" idRef="0" level="0"/><hh:breakSetting breakLatinWord="KEEP_WORD" breakNonLatinWord="KEEP_WORD" widowOrphan="0" keepWithNext="0" keepLines="0" pageBreakBefore="0" lineWrap="BREAK"/><hh:autoSpacing eAsianEng="0" eAsianNum="0"/><hh:margin>${margin}</hh:margin><hh:lineSpacing type="PERCENT" value="${line}"/><hh:border borderFillIDRef="1" offsetLeft="0" offsetRight="0" offsetTop="0" offsetBottom="0" connect="0" ignoreMargin="0"/></hh:paraPr>`
    }),
  )

const header = () =>
  `${XML}<hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head" xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hc="http://www.hancom.co.kr/hwpml/2011/core" version="1.4" secCnt="1"><hh:beginNum page="1" footnote="1" endnote="1" pic="1" tbl="1" equation="1"/><hh:refList>${fontFaces()}${borderFills()}${charProperties()}<hh:tabProperties itemCnt="1"><hh:tabPr id="0" autoTabLeft="0" autoTabRight="0"/></hh:tabProperties>${paraProperties()}<hh:styles itemCnt="1"><hh:style id="0" type="PARA" name="바탕글" engName="Normal" paraPrIDRef="0" charPrIDRef="0" nextStyleIDRef="0" langID="1042" lockForm="0"/></hh:styles></hh:refList><hh:compatibleDocument targetProgram="HWP2018"><hh:layoutCompatibility/></hh:compatibleDocument></hh:head>`

const run = (letters, inside) => `<hp:run charPrIDRef="${numberOf(LETTERS, letters)}">${inside}</hp:run>`
let lastParagraph = 0
const paragraph = (kind, ...runs) =>
  `<hp:p id="${(lastParagraph += 1)}" paraPrIDRef="${numberOf(PARAGRAPHS, kind)}" styleIDRef="0" pageBreak="0" columnBreak="0" merged="0">${runs.join('')}</hp:p>`
const said = (letters, text) => run(letters, `<hp:t>${escaped(text)}</hp:t>`)

const cell = ({ text, width, height, column, row, span, fill, kind, letters }) =>
  `<hp:tc name="" header="${fill === 'head' ? 1 : 0}" hasMargin="1" protect="0" editable="1" dirty="0" borderFillIDRef="${numberOf(FILLS, fill) + 1}"><hp:subList id="" textDirection="HORIZONTAL" lineWrap="BREAK" vertAlign="CENTER" linkListIDRef="0" linkListNextIDRef="0" textWidth="0" textHeight="0" hasTextRef="0" hasNumRef="0">${paragraph(kind, said(letters, text))}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="${span}" rowSpan="1"/><hp:cellSz width="${width}" height="${height}"/><hp:cellMargin left="${mm(2.5)}" right="${mm(2.5)}" top="${mm(1)}" bottom="${mm(1)}"/></hp:tc>`

let lastTable = 1000
const table = (columns, rows) => {
  const height = rows.reduce((sum, cells) => sum + cells[0].height, 0)
  const inside = rows.map((cells, row) => {
    let column = 0
    const drawn = cells.map((one) => {
      const at = column
      column += one.span
      const width = columns.slice(at, column).reduce((sum, part) => sum + part, 0)
      return cell({ ...one, width, column: at, row })
    })
    return `<hp:tr>${drawn.join('')}</hp:tr>`
  })
  return run(
    'body',
    `<hp:tbl id="${(lastTable += 1)}" zOrder="0" numberingType="TABLE" textWrap="TOP_AND_BOTTOM" textFlow="BOTH_SIDES" lock="0" dropcapstyle="None" pageBreak="CELL" repeatHeader="0" rowCnt="${rows.length}" colCnt="${columns.length}" cellSpacing="0" borderFillIDRef="${numberOf(FILLS, 'cell') + 1}" noAdjust="0"><hp:sz width="${TEXT_WIDTH}" widthRelTo="ABSOLUTE" height="${height}" heightRelTo="ABSOLUTE" protect="0"/><hp:pos treatAsChar="1" affectLSpacing="0" flowWithText="1" allowOverlap="0" holdAnchorAndSO="0" vertRelTo="PARA" horzRelTo="COLUMN" vertAlign="TOP" horzAlign="LEFT" vertOffset="0" horzOffset="0"/><hp:outMargin left="0" right="0" top="0" bottom="0"/><hp:inMargin left="510" right="510" top="141" bottom="141"/>${inside.join('')}</hp:tbl>`,
  )
}

const PAGE = `<hp:secPr id="" textDirection="HORIZONTAL" spaceColumns="1134" tabStop="8000" outlineShapeIDRef="0" memoShapeIDRef="0" textVerticalWidthHead="0" masterPageCnt="0"><hp:grid lineGrid="0" charGrid="0" wonggojiFormat="0"/><hp:startNum pageStartsOn="BOTH" page="0" pic="0" tbl="0" equation="0"/><hp:visibility hideFirstHeader="0" hideFirstFooter="0" hideFirstMasterPage="0" border="SHOW_ALL" fill="SHOW_ALL" hideFirstPageNum="0" hideFirstEmptyLine="0" showLineNumber="0"/><hp:pagePr landscape="WIDELY" width="59528" height="84188" gutterType="LEFT_ONLY"><hp:margin header="${mm(8)}" footer="${mm(8)}" gutter="0" left="${mm(20)}" right="${mm(20)}" top="${mm(12)}" bottom="${mm(12)}"/></hp:pagePr><hp:footNotePr><hp:autoNumFormat type="DIGIT" userChar="" prefixChar="" suffixChar=")" supscript="0"/><hp:noteLine length="-1" type="SOLID" width="0.12 mm" color="#000000"/><hp:noteSpacing betweenNotes="283" belowLine="567" aboveLine="850"/><hp:numbering type="CONTINUOUS" newNum="1"/><hp:placement place="EACH_COLUMN" beneathText="0"/></hp:footNotePr><hp:endNotePr><hp:autoNumFormat type="DIGIT" userChar="" prefixChar="" suffixChar=")" supscript="0"/><hp:noteLine length="14692344" type="SOLID" width="0.12 mm" color="#000000"/><hp:noteSpacing betweenNotes="0" belowLine="567" aboveLine="850"/><hp:numbering type="CONTINUOUS" newNum="1"/><hp:placement place="END_OF_DOCUMENT" beneathText="0"/></hp:endNotePr></hp:secPr><hp:ctrl><hp:colPr id="" type="NEWSPAPER" layout="LEFT" colCount="1" sameSz="1" sameGap="0"/></hp:ctrl>`

/** Rows of a form: names and empty cells in turn; a unit alone (건, 원) stands at the right. The last cell takes the columns that are left. */
const formTable = (rows) => {
  const columns = [mm(32), mm(53), mm(32), mm(53)]
  return table(
    columns,
    rows.map((texts) =>
      texts.map((text, at) => ({
        text,
        span: at === texts.length - 1 ? columns.length - at : 1,
        height: mm(11),
        fill: at % 2 === 0 ? 'head' : 'cell',
        kind: at % 2 === 0 ? 'centre' : text.length === 1 ? 'unit' : 'body',
        letters: at % 2 === 0 ? 'bold' : 'body',
      })),
    ),
  )
}

const body = ({ title, mark, sections, closing, date, signature, addressee }) => [
  paragraph(
    'centre',
    run('body', PAGE),
    table([TEXT_WIDTH], [[{ text: mark, span: 1, height: mm(9), fill: 'mark', kind: 'centre', letters: 'mark' }]]),
  ),
  paragraph('title', said('title', title)),
  ...sections.flatMap(({ heading, rows = [], items = [], note }) => [
    paragraph('heading', said('heading', heading)),
    ...(rows.length === 0 ? [] : [paragraph('body', formTable(rows))]),
    ...items.map((text, at) => paragraph('item', said('body', `${at + 1}. ${text}`))),
    ...(note === undefined ? [] : [paragraph('note', said('note', note))]),
  ]),
  paragraph('closing', said('large', closing)),
  paragraph('centre', said('body', date)),
  paragraph('signature', said('body', signature)),
  paragraph('addressee', said('large', addressee)),
]

const previewOf = ({ title, mark, sections, closing, date, signature, addressee }) =>
  [
    mark,
    title,
    ...sections.flatMap(({ heading, rows = [], items = [], note }) => [
      heading,
      ...rows.map((texts) => texts.map((text) => `<${text}>`).join('')),
      ...items.map((text, at) => `${at + 1}. ${text}`),
      ...(note === undefined ? [] : [note]),
    ]),
    closing,
    date,
    signature,
    addressee,
  ].join('\r\n')

const CONTAINER = `${XML}<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:hpf="http://www.hancom.co.kr/schema/2011/hpf"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/><ocf:rootfile full-path="Preview/PrvText.txt" media-type="text/plain"/></ocf:rootfiles></ocf:container>`
const VERSION = `${XML}<hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" tagetApplication="WORDPROCESSOR" major="5" minor="1" micro="0" buildNumber="1" os="1" xmlVersion="1.4" application="Hancom Office Hangul" appVersion="11, 0, 0, 0"/>`
const SETTINGS = `${XML}<ha:HWPApplicationSetting xmlns:ha="http://www.hancom.co.kr/hwpml/2011/app" xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0"><ha:CaretPosition listIDRef="0" paraIDRef="0" pos="0"/></ha:HWPApplicationSetting>`
const packageOf = (title) =>
  `${XML}<opf:package xmlns:opf="http://www.idpf.org/2007/opf/" version="" unique-identifier="" id=""><opf:metadata><opf:title>${escaped(title)}</opf:title><opf:language>ko</opf:language></opf:metadata><opf:manifest><opf:item id="header" href="Contents/header.xml" media-type="application/xml"/><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/><opf:item id="settings" href="settings.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="header" linear="yes"/><opf:itemref idref="section0" linear="yes"/></opf:spine></opf:package>`

/** 1 January 2025, so that the same text makes the same bytes. */
const DOS_DATE = ((2025 - 1980) << 9) | (1 << 5) | 1
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800

/** A zip of these entries in this order. `mimetype` is stored, the rest deflated. */
const zipOf = (entries) => {
  const parts = []
  const directory = []
  let offset = 0
  for (const [name, text] of entries) {
    const raw = Buffer.from(text)
    const stored = name === 'mimetype'
    const packed = stored ? raw : deflateRawSync(raw, { level: 9 })
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(stored ? 0 : UTF8_NAMES, 2)
    fields.writeUInt16LE(stored ? 0 : 8, 4)
    fields.writeUInt16LE(DOS_DATE, 8)
    fields.writeUInt32LE(crc32(raw), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(raw.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, where, Buffer.from(name))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}

/**
 * A form as bytes. Shape: `{title, mark, sections: [{heading, rows?: [[name, value, …]], items?: [text], note?}], closing,
 * date, signature, addressee}`; an empty value is a cell to fill in.
 */
export const makeHwpx = (form) => {
  const section = `${XML}<hs:sec xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph">${body(form).join('')}</hs:sec>`
  return zipOf([
    ['mimetype', MIMETYPE],
    ['version.xml', VERSION],
    ['META-INF/container.xml', CONTAINER],
    ['Contents/content.hpf', packageOf(form.title)],
    ['Contents/header.xml', header()],
    ['Contents/section0.xml', section],
    ['settings.xml', SETTINGS],
    ['Preview/PrvText.txt', previewOf(form)],
  ])
}
