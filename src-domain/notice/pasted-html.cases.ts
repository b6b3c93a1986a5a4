/** What a word processor lays on the clipboard: remarks for itself, styles, its own elements, lists made of paragraphs. */
export const WORD_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
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
