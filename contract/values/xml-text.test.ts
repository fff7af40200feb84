import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { removeInvisible } from './typed-text'
import { escapeXml, toCdata } from './xml-text'

/** Parses XML strictly; throws if it is not well-formed. */
function parse(xml: string) {
  const read = { text: '', attribute: '' }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      read.text += text
    })
  parser.on('opentag', ({ attributes }) => {
    read.attribute = attributes.b?.value ?? ''
  })
  parser.write(`<?xml version="1.0" encoding="UTF-8"?>${xml}`).close()
  return read
}

const anyText = fc.string({ unit: anyCharacter })

test('the visible characters of any text survive an element and an attribute', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, attribute) => {
      expect(parse(`<a b="${escapeXml(attribute)}">${escapeXml(text)}</a>`)).toEqual({
        text: removeInvisible(text),
        attribute: removeInvisible(attribute),
      })
    }),
  )
})

test('the visible characters of any text survive a CDATA section', () => {
  const texts = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(']', '>', '[', '<', '&', 'a') }))
  fc.assert(fc.property(texts, (text) => parse(`<a>${toCdata(text)}</a>`).text === removeInvisible(text)))
})

test.each(['\0', '\x1f', '\x7f', '\ud800', '\ufffe', '\uffff', '\ufdd0', '\u{10ffff}'])(
  'the character %j, which XML forbids or discourages, is dropped',
  (character) => expect(escapeXml(`ვა${character}კე`)).toBe('ვაკე'),
)
