import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { normalizeLine, normalizeText, removeInvisible, toOneLine } from './typed-text'

const anyText = fc.string({ unit: anyCharacter, maxLength: 200 })
const INVISIBLE =
  '\0 \x1b \x7f \u00ad \u034f \u180e \u200b \u200c \u200d \u2060 \u202e \u2066 \u2069 \ud83c \ufdd0 \ufe00 \ufe0f ' +
  '\ufeff \ufffc \ufffe \uffff \u{1fffe} \u{e0041} \u{e0100} \u{10ffff}'
const invisible = fc.constantFrom(...INVISIBLE.split(' '))

describe('normalizeText', () => {
  test.each([
    ['zero-width characters', 'ვ\u200bა\u2060კ\ufeffე', 'ვაკე'],
    ['joiners between letters that do not join', 'va\u200dk\u200ce', 'vake'],
    ['joiners between digits of another script', '٣\u200d٣५\u200c५', '3355'],
    ['soft hyphens', 'Saбur\u00adtalo', 'Saбurtalo'],
    ['variation selectors after letters', 'v\ufe0fa\ufe00k\u{e0100}e', 'vake'],
    ['tag characters', 'vake\u{e0041}\u{e007f}', 'vake'],
    ['bidi overrides and isolates', '\u202ainvoice\u202egpj.exe\u2069', 'invoicegpj.exe'],
    ['controls', 'a\0b\x1b[2J\x7f\x9c', 'ab[2J'],
    ['non-characters', 'a\ufffe\uffff\ufdd0\u{1ffff}\u{10fffe}b', 'ab'],
    ['lone surrogates', 'a\ud83cb\udf00', 'ab'],
    ['placeholders of pasted pictures', '\ufffcRustaveli', 'Rustaveli'],
  ])('%s are removed', (_kind, typed, text) => {
    expect(normalizeText(typed)).toBe(text)
  })

  test.each([...'\u00a0\u1680\u2000\u2003\u200a\u202f\u205f\u3000\u3164\u115f\u1160\uffa0\u2800'])(
    'the space %j becomes a plain space',
    (space) => expect(normalizeText(`a${space}b`)).toBe('a b'),
  )

  test.each(['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'the line end %j becomes a newline',
    (end) => expect(normalizeText(`a${end}b\t`)).toBe('a\nb\t'),
  )

  test.each([
    ['й', 'й'],
    ['e\u200b\u0301', 'é'],
    ['ко\u0308рт', 'кӧрт'],
  ])('the letters %j are composed', (typed, text) => {
    expect(normalizeText(typed)).toBe(text)
  })

  test.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'])(
    'the digits %s become ASCII digits',
    (digits) => {
      expect(normalizeText(digits)).toBe('0123456789')
    },
  )

  test('every decimal digit of Unicode becomes an ASCII digit, each value equally often', () => {
    const values: number[] = []
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const digit = String.fromCodePoint(code)
      if (!/\p{Nd}/u.test(digit)) continue
      const value = Number(normalizeText(digit))
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(value)
      values.push(value)
    }
    const counts = [...Array(10).keys()].map((value) => values.filter((one) => one === value).length)
    expect(new Set(counts).size).toBe(1)
  })

  test.each(['👨‍👩‍👧', '❤️', '❤️‍🔥', '👩🏽‍💻', '🏳️‍🌈', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇬🇪', '🤵🏻‍♂️'])(
    'the emoji %s stays whole',
    (emoji) => {
      expect(normalizeText(`ა${emoji}b`)).toBe(`ა${emoji}b`)
    },
  )

  test.each(['می‌خواهم', 'ශ්‍රී', 'क्‍ष', 'র‍্যাব'])('the joiner in %s stays', (word) => {
    expect(normalizeText(word)).toBe(word)
  })

  test('a text of printable ASCII is returned unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => normalizeText(text) === text))
  })

  test('normalizing any text is idempotent and leaves only well-formed visible text', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = normalizeText(typed)
        expect(normalizeText(text)).toBe(text)
        expect(text).toBe(text.normalize('NFC'))
        expect(text).not.toMatch(
          /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\u200b]/u,
        )
      }),
      { numRuns: 2_000 },
    )
  })

  test('invisible characters anywhere in a word change nothing', () => {
    const words = fc.constantFrom('ვაკე', 'Сабуртало', 'vake', '555 12 34 56', 'Hafızoğlu', '1003367')
    fc.assert(
      fc.property(words, fc.infiniteStream(fc.option(invisible, { nil: '' })), (word, marks) => {
        const typed = [...word].map((letter) => `${marks.next().value}${letter}`).join('')
        expect(normalizeText(typed + marks.next().value)).toBe(word)
      }),
    )
  })

  test('combining marks beyond thirty in a row are dropped, and 200,000 take less than 500 ms', () => {
    const started = process.cpuUsage()
    const text = normalizeText(`a${'\u0316\u0301'.repeat(100_000)}b`)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500)
    expect([...text]).toHaveLength(31)
  })
})

test.each([
  [' \u3164Nino\r\n\tBcc: \u2800x ', 'Nino Bcc: x'],
  ['\u200b\u200e \u2060', ''],
])('the typed line %j is normalized to "%s"', (typed, line) => {
  expect(normalizeLine(typed)).toBe(line)
})

test.each([
  ['Nino\r\nBcc: all@example.ge', 'Nino Bcc: all@example.ge'],
  [' A\u2028B\u0085C\0D\x1b[2J ', 'A B CD[2J'],
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['ნინო 👩‍🔧, ₾1\u00a0250', 'ნინო 👩‍🔧, ₾1\u00a0250'],
])('the text %j is written in one line as "%s"', (text, line) => {
  expect(toOneLine(text)).toBe(line)
})

test('removeInvisible keeps lines, tabs, no-break spaces and digits', () => {
  expect(removeInvisible('a\r\nb\u2028c\x1b[2J\0\u202ed\te\u00a0٥\uffff')).toBe('a\nb\nc[2Jd\te\u00a0٥')
})
