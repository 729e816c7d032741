import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../../scripts/rig/root.ts';
import type { Target } from '../target.ts';
import { readAsPage } from './own-table.ts';
import { zipOf } from './zipParts.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** The smallest workbook with texts in the cells, in a table of texts, and with dates. */
const workbookFiles = `=== [Content_Types].xml
<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>
=== _rels/.rels
<Relationships xmlns="${packages}/relationships"><Relationship Type="${documents}/officeDocument" Target="xl/workbook.xml" Id="rId1"/></Relationships>
=== xl/workbook.xml
<workbook xmlns:r="${documents}" xmlns="${main}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" state="hidden" r:id="rId1"/></sheets></workbook>
=== xl/_rels/workbook.xml.rels
<Relationships xmlns="${packages}/relationships"><Relationship Type="${documents}/worksheet" Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Type="${documents}/sharedStrings" Target="sharedStrings.xml" Id="rId2"/><Relationship Type="${documents}/styles" Target="styles.xml" Id="rId3"/></Relationships>
=== xl/sharedStrings.xml
<sst xmlns="${main}"><si><t>gene</t></si><si><r><t>AT1G</t></r><r><t>00010</t></r></si></sst>
=== xl/styles.xml
<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>
=== xl/worksheets/sheet1.xml
<worksheet xmlns="${main}"><dimension ref="A1:C3"/><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>log2fc</t></is></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>1.5</v></c><c r="C2" s="1"><v>45000</v></c></row><row r="3"><c r="A3" t="str"><f>x</f><v>BET</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="e"><v>#N/A</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells></worksheet>
`;

/** Workbooks: the bytes of an xlsx file, or the files in it. */
export const workbook: Target = {
  name: 'workbook',
  tokens: [
    ...[
      '=== ',
      '<row r="1">',
      '</row>',
      '<c r="A1" t="s"><v>0</v></c>',
      't="inlineStr"',
      't="d"',
      ' s="2"',
      'XFD1048576',
      'A0',
    ],
    ...[
      '<!-- ',
      '-->',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#x10FFFF;',
      '&#0;',
      '<!DOCTYPE x [<!ENTITY a "b">]>',
      '&a;',
      '/>',
      '"',
    ],
    ...[
      '<mergeCell ref="A1:XFD1048576"/>',
      'r:id="rId1"',
      'Target="../../x"',
      '<f t="shared" si="0" ref="A1:A9">',
      '1e308',
      '-1',
    ],
  ],
  seeds: [workbookFiles, readFileSync(join(root, 'fixtures/own/deseq2.xlsx'))],
  run: (bytes) => readAsPage('table.xlsx', zipOf(bytes)),
};
