import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '~contract/statement-imports'
import { readHeading } from './find-column'
import { readFile } from './read-file'

const TEXT = 'ID;ფასი;описание\nA-1;125 000;"two\nlines; and a separator"\n\nA-2;90000;'

function read(bytes: Uint8Array | string) {
  const file = readFile(Buffer.from(bytes as Buffer))
  if ('refusal' in file) return file
  return file.lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(cells.map(({ column, text }) => [column.heading, text])),
  }))
}

function getReading(bytes: Uint8Array | string) {
  const file = readFile(Buffer.from(bytes as Buffer))
  if ('refusal' in file) throw new Error(file.refusal)
  return file.reading
}

const EXPECTED = [
  { line: 2, cells: { ID: 'A-1', ფასი: '125 000', описание: 'two\nlines; and a separator' } },
  { line: 5, cells: { ID: 'A-2', ფასი: '90000', описание: '' } },
]

const RUSSIAN = 'код;цена;описание\r\nA-1;125000;Светлая квартира с видом на парк\r\n'
/** Encodes a text in an encoding whose upper half consists of the given letters. */
function encode(text: string, encoding: string) {
  const bytes = Uint8Array.from({ length: 256 }, (_, code) => code)
  const letters = [...bytes].map((code) => new TextDecoder(encoding).decode(Uint8Array.of(code)))
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)))
}

describe('CSV files', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 of the other order without a mark', Buffer.from(TEXT, 'utf16le').swap16()],
    ['lines that end as on Windows', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['lines that end as on old Macintoshes', Buffer.from(TEXT.replaceAll('\n', '\r'))],
    ['empty bytes between its letters', Buffer.from(TEXT.replaceAll('A-', '\0A-\0'))],
    ['spaces around quotation marks', Buffer.from(TEXT.replaceAll('"', ' " ').replace(' " two', ' "two'))],
    [
      'empty columns and lines at its end',
      Buffer.from(`${TEXT.replaceAll(/(?<=описание|")\n/g, ';;;\n')};;;\n;;;;;\n\n`),
    ],
    ['headings in two lines', Buffer.from(TEXT.replace('описание', '"опи\nсание"'))],
  ])('a CSV file of %s is read by its lines and columns', (name, bytes) => {
    const lines = read(bytes) as typeof EXPECTED
    const breaks = name === 'headings in two lines' ? 1 : 0
    expect(lines.map(({ line }) => line)).toEqual(EXPECTED.map(({ line }) => line + breaks))
    expect(lines.map(({ cells }) => Object.values(cells))).toEqual(
      EXPECTED.map(({ cells }) => Object.values(cells)),
    )
  })

  test.each([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
    ['|', 'bar'],
  ])('the separator “%s” is detected', (separator, name) => {
    const text = TEXT.replaceAll(';', separator)
    expect(getReading(text)).toMatchObject({ separator: name, encoding: 'utf-8', profile: null })
    expect(read(text)).toHaveLength(2)
  })

  test.each([
    ['sep=;\r\nid;price\r\nA-1;"125,5"', 'semicolon'],
    ['\uFEFFsep=,\nid,price\nA-1,5', 'comma'],
    ['sep=\t\nid\tprice\nA-1\t5', 'tab'],
    ['"sep=|"\nid|price\nA-1|5', 'bar'],
    ['sep=;;;\nid;price;\nA-1;5;', 'semicolon'],
  ])('a CSV file that begins with %j names its separator', (text, separator) => {
    expect(getReading(text).separator).toBe(separator)
    expect(read(text)).toMatchObject([{ line: 3, cells: { id: 'A-1' } }])
  })

  test.each([
    ['id;price, USD;area, m²\nA-1;5;6', 'semicolon'],
    ['id,description\nA-1,"one; two; three; four"', 'comma'],
    ['id,"a;b;c;d;e",price\nA-1,2,3', 'comma'],
    ['id\tdescription\tprice\nA-1\tone, two, three, four\t5', 'tab'],
    ['id\nA-1', 'comma'],
  ])('the file %j is split into known headings', (text, separator) => {
    expect(getReading(text).separator).toBe(separator)
  })

  test.each([
    ['UTF-8', Buffer.from(RUSSIAN), 'utf-8'],
    ['Windows-1251', encode(RUSSIAN, 'windows-1251'), 'windows-1251'],
    ['KOI8-R', encode(RUSSIAN, 'koi8-r'), 'koi8-r'],
    ['IBM 866', encode(RUSSIAN, 'ibm866'), 'ibm866'],
    ['UTF-16', Buffer.from(RUSSIAN, 'utf16le'), 'utf-16le'],
  ])('a Russian CSV file in %s is read as %s', (_, bytes, encoding) => {
    expect(getReading(bytes)).toMatchObject({
      encoding,
      columns: [{ field: 'external_id' }, { field: 'price' }, { field: 'comment_ru' }],
    })
    expect(read(bytes)).toMatchObject([{ cells: { описание: 'Светлая квартира с видом на парк' } }])
  })

  test('a CSV file in a language of Western Europe is read as Windows-1252', () => {
    const bytes = encode('id;address\nA-1;Café Déjà Vu, Straße 5', 'windows-1252')
    expect(getReading(bytes).encoding).toBe('windows-1252')
    expect(read(bytes)).toMatchObject([{ cells: { address: 'Café Déjà Vu, Straße 5' } }])
  })

  test.each([
    ['bare quotation marks', 'id\tdescription\nA-1\tHouse "Green Hills", near', 'House "Green Hills", near'],
    ['a quotation mark at a beginning', 'id\tdescription\nA-1\t"Green Hills" house', '"Green Hills" house'],
    ['a lone quotation mark', 'id\tdescription\nA-1\t"Green Hills house', '"Green Hills house'],
    ['cells in quotation marks', 'id\tdescription\nA-1\t"House ""Green\tHills"""', 'House "Green\tHills"'],
    ['cells of several lines', 'id\tdescription\nA-1\t"two\nlines"', 'two\nlines'],
  ])("a CSV file with tabs and %s is read in the program's dialect", (_, text, description) => {
    expect(read(text)).toMatchObject([{ cells: { description } }])
  })

  test('a CSV file with a title above its headings is read from the headings on', () => {
    expect(read('Our listings\n\nid,deal,price\nA-1,For sale,5')).toMatchObject([
      { line: 4, cells: { id: 'A-1' } },
    ])
  })

  test('an unclosed quotation mark is rejected with its line number', () => {
    expect(read('id,price\nA,1\nB,"2\n')).toEqual({ refusal: 'broken', line: 3 })
  })

  test.each<[string, Uint8Array | string, object]>([
    ['is empty', '', { refusal: 'empty' }],
    ['has headings alone', 'id,price\n', { refusal: 'empty' }],
    ['is a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x80), { refusal: 'encoding' }],
    [
      'is a program',
      Uint8Array.from({ length: 900 }, (_, place) => (place * 37) % 256),
      { refusal: 'encoding' },
    ],
    ['is UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x69, 0, 0, 0), { refusal: 'encoding' }],
    ['is a workbook', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\b\0\0\0!\0'), { refusal: 'workbook' }],
    [
      'is a workbook of an old Excel',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      { refusal: 'workbook' },
    ],
    ['has too many lines', `id\n${'1\n'.repeat(MAX_IMPORT_LINES + 1)}`, { refusal: 'too_many_lines' }],
    ['has a cell without end', `id,price\n1,${'x'.repeat(100_000)}`, { refusal: 'cell_too_long', line: 2 }],
    ['has too many columns', `id,${'x,'.repeat(300)}\n1`, { refusal: 'too_many_columns', line: 1 }],
    ['is all separators', ';'.repeat(MAX_IMPORT_BYTES), { refusal: 'cell_too_long', line: 1 }],
    ['is all quotation marks', '"'.repeat(MAX_IMPORT_BYTES), { refusal: 'cell_too_long', line: 1 }],
    ['is one cell', 'x'.repeat(MAX_IMPORT_BYTES), { refusal: 'cell_too_long', line: 1 }],
    ['has no known heading', 'one,two\n1,2', { refusal: 'no_columns' }],
  ])('a CSV file that %s is rejected', (_, text, refusal) => {
    expect(read(text)).toEqual(refusal)
  })
})

describe('XML files', () => {
  test('an XML file has a line for each statement, with attributes and groups', () => {
    const text = `<feed>
      <offer internal-id="7"><price currency="USD">1 &amp; 2</price>
        <location><city>თბილისი</city></location><amenities><amenity>Gas</amenity><amenity><![CDATA[TV]]></amenity></amenities></offer>
      <offer internal-id="8"><type>Apartment</type><price>5</price></offer>
    </feed>`
    expect(read(text)).toEqual([
      {
        line: 2,
        cells: {
          'internal-id': '7',
          'price@currency': 'USD',
          price: '1 & 2',
          'location/city': 'თბილისი',
          'amenities/amenity': 'TV',
        },
      },
      { line: 4, cells: { 'internal-id': '8', type: 'Apartment', price: '5' } },
    ])
  })

  test.each([
    ['<statement id="A-1"/>', 'id', 'external_id'],
    ['<statement><external_id>A-1</external_id></statement>', 'external_id', 'external_id'],
    ['<statement><city id="1">Tbilisi</city></statement>', 'city@id', null],
    ['<statement><city id="1">Tbilisi</city></statement>', 'city', 'city_id'],
    ['<statement><type id="11">Apartment</type></statement>', 'type@id', null],
    ['<statement><deal type="x">For sale</deal></statement>', 'deal@type', null],
    ['<statement><agent id="5"><name>Nino</name></agent></statement>', 'agent@id', null],
    ['<statement><agent id="5"><name>Nino</name></agent></statement>', 'agent/name', 'owner_name'],
    ['<statement><metro><id>4</id><name>Rustaveli</name></metro></statement>', 'metro/name', null],
    ['<statement><metro><id>4</id><name>Rustaveli</name></metro></statement>', 'metro/id', null],
    ['<statement><contact><phone>599112233</phone></contact></statement>', 'contact/phone', 'phone_number'],
    ['<statement><contact><type>agent</type></contact></statement>', 'contact/type', null],
    ['<statement><price><value>5</value></price></statement>', 'price/value', 'price'],
    ['<statement><price><currency>USD</currency></price></statement>', 'price/currency', 'currency_id'],
    ['<statement><area><value>5</value></area></statement>', 'area/value', 'area'],
    ['<statement><kitchen><area>5</area></kitchen></statement>', 'kitchen/area', null],
    ['<statement><building><type>brick</type></building></statement>', 'building/type', null],
    ['<statement><building><floors>8</floors></building></statement>', 'building/floors', 'total_floors'],
    ['<statement><details><rooms>3</rooms></details></statement>', 'details/rooms', 'room_type_id'],
    ['<statement><param name="Floor">3</param></statement>', 'Floor', 'floor'],
    ['<ns:statement xmlns:ns="urn:x"><ns:rooms>3</ns:rooms></ns:statement>', 'rooms', 'room_type_id'],
    ['<statement><description lang="ka">სახლი</description></statement>', 'description', 'comment_ka'],
  ])('the element %s has the column %s, which is %s', (statement, heading, field) => {
    const core = '<statement><deal>For sale</deal><price>5</price></statement>'
    const text = `<statements xmlns:ns="urn:x">${statement}${core}${statement.includes('ns:') ? core.replaceAll('statement>', 'statement>') : ''}</statements>`
    expect(getReading(text).columns).toContainEqual({ heading, field })
  })

  test.each([
    ['a date before them', '<feed><generation-date>2026</generation-date>§§</feed>'],
    [
      'an agency before them',
      '<feed><agency><name>Us</name><phone>5</phone><address>Here</address></agency>§§</feed>',
    ],
    ['a list around them', '<export><company id="1"><name>Us</name></company><offers>§§</offers></export>'],
    ['one alone in a list', '<export><offers>§</offers></export>'],
    ['several lists', '<export><sale>§</sale><rent>§§</rent></export>'],
    [
      'rooms of their own',
      '<feed>§§<statement id="R"><type>Flat</type><price>5</price><room><type>bed</type><area>9</area></room><room><type>bath</type><area>4</area></room></statement></feed>',
    ],
  ])('an XML file of statements with %s has one line for each statement', (_, text) => {
    const statement = '<statement id="A"><type>Flat</type><price>5</price></statement>'
    const lines = read(text.replaceAll('§', statement))
    expect(lines).toHaveLength(text.split('§').length - 1 + (text.includes('"R"') ? 1 : 0))
    for (const { cells } of lines as typeof EXPECTED)
      expect(cells).toMatchObject({ type: 'Flat', price: '5' })
  })

  test('an XML file that declares entities is rejected before they expand', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(99)}">]><s><x>&b;</x></s>`
    expect(read(bomb)).toMatchObject({ refusal: 'entities' })
    const outside = '<!DOCTYPE s SYSTEM "file:///etc/passwd"><s><x>1</x></s>'
    expect(read(outside)).toMatchObject({ refusal: 'entities' })
  })

  test('an XML file that declares an old Russian encoding is read in it', () => {
    const text = '<?xml version="1.0" encoding="windows-1251"?><s><x><id>1</id><адрес>Тбилиси</адрес></x></s>'
    expect(read(encode(text, 'windows-1251'))).toMatchObject([{ cells: { адрес: 'Тбилиси' } }])
  })

  test.each([
    ['is cut off', '<s><x><id>1</id>', 'broken'],
    ['uses an unknown entity', '<s><x>&unknown;</x></s>', 'broken'],
    ['is nested without end', '<s>'.repeat(600_000), 'too_deep'],
    ['has too many lines', `<s>${'<x><id>1</id></x>'.repeat(MAX_IMPORT_LINES + 1)}</s>`, 'too_many_lines'],
    ['has too many elements', `<s>${'<x/>'.repeat(400_000)}</s>`, 'too_many_elements'],
    [
      'has too many attributes',
      `<s><x ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(' ')}/></s>`,
      'too_many_columns',
    ],
    [
      'has a statement of too many elements',
      `<s><x><id>1</id>${'<y>1</y>'.repeat(900)}</x></s>`,
      'too_many_columns',
    ],
    ['has a text without end', `<s><x><id>${'1'.repeat(900_000)}</id></x></s>`, 'cell_too_long'],
  ])('an XML file that %s is rejected', (_, text, refusal) => {
    expect(read(text)).toMatchObject({ refusal })
  })
})

test.each(['csv', 'xml'])('all headings of the sample statements.%s are recognized', (format) => {
  const { columns } = getReading(readFileSync(`public/import/statements.${format}`))
  expect(columns.filter(({ field }) => !field)).toEqual([])
})

test.each([
  ['Total area (m²)', 'area'],
  ['  ოთახების რაოდენობა ', 'room_type_id'],
  ['ТИП СДЕЛКИ', 'deal_type_id'],
  ['internal-id', 'external_id'],
  ['TOTAL_FLOORS', 'total_floors'],
  ['\ufeffprice', 'price'],
  ['საერთო\u00a0ფართი', 'area'],
  ['Living area (m²)', undefined],
  ['Price per m²', undefined],
  ['Price ($/m²)', undefined],
  ['1 მ²-ის ფასი', undefined],
  ['Цена за м²', undefined],
  ['Price, m²', undefined],
  ['images', 'photos'],
])('the heading %s is recognized as %s', (heading, field) => {
  expect(readHeading(heading).field).toBe(field)
})

test('a heading of unclosed brackets is rejected quickly', () => {
  const start = performance.now()
  expect(readHeading('('.repeat(30_000)).field).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(500)
})
