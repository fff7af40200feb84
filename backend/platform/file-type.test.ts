import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { detectFileType, toFileName } from './file-type'

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#c00' } })

describe('file type detection', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', undefined],
    ['tiff', undefined],
  ] as const)('a file that holds a %s is %s', async (format, mediaType) => {
    const content = await picture.clone().toFormat(format).toBuffer()
    expect(detectFileType(content)?.mediaType).toBe(mediaType)
  })

  test.each(['%PDF-1.7', '<script>', '', 'RIFF', '\x00%PDF-'])(
    'a file with the content %j is detected by its content',
    (text) => {
      expect(detectFileType(Buffer.from(text))?.mediaType).toBe(
        text.startsWith('%PDF-') ? 'application/pdf' : undefined,
      )
    },
  )
})

test.each([
  ['../../etc/passwd.png', 'passwd.pdf'],
  ['C:\\fakepath\\დასკვნა 1.PDF', 'დასკვნა 1.pdf'],
  ['a\u202Egpj.exe', 'agpj.pdf'],
  ['"><b>.html', 'b.pdf'],
  ['', 'document.pdf'],
])('a PDF with the name %j becomes %j', (name, safe) => {
  expect(toFileName(name, { mediaType: 'application/pdf', ending: 'pdf' })).toBe(safe)
})
