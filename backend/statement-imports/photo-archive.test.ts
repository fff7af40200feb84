import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MAX_ARCHIVE_FILES, MAX_UNPACKED_BYTES } from '~contract/import-archives'
import { makeZip, type ZipEntry } from '~tests/fixtures/zip-file'
import { openPhotoArchive } from './photo-archive'

const folder = mkdtempSync(join(tmpdir(), 'photo-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const JPEG = Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1')
const PHOTO = { name: 'A-1/1.jpg', content: JPEG }

function openBytes(bytes: Buffer | string) {
  const path = join(folder, 'sent.zip')
  writeFileSync(path, bytes)
  return openPhotoArchive(path)
}

async function open(...entries: ZipEntry[]) {
  const archive = await openBytes(makeZip(entries))
  if ('refusal' in archive) throw new Error(archive.refusal)
  return archive
}

test('the photos of an archive are listed in the order of their names, and read whole', async () => {
  const archive = await open(
    { name: 'A-1/10.jpg', content: 'ten' },
    { name: 'A-1/' },
    { name: 'A-1/2.JPG', content: JPEG, isDeflated: true },
    { name: '__MACOSX/A-1/._2.JPG', content: 'x' },
    { name: 'A-1/Thumbs.db', content: 'x' },
  )
  expect(archive.photos.map(({ path }) => path)).toEqual(['A-1/2.JPG', 'A-1/10.jpg'])
  expect(archive.skipped).toEqual([])
  const [first] = archive.photos
  expect(first && (await archive.read(first))).toEqual(JPEG)
  archive.close()
})

test.each<[string, Buffer | string, string]>([
  ['without bytes', '', 'empty'],
  ['without files', makeZip([]), 'empty'],
  ['with a folder only', makeZip([{ name: 'A-1/' }]), 'empty'],
  ['of text', 'photos of A-1', 'not_zip'],
  ['in the format RAR', 'Rar!\x1a\x07\x01\x00 photos', 'other_format'],
  ['that is truncated', makeZip([PHOTO]).subarray(0, -30), 'damaged'],
  ['whose directory is overwritten', makeZip([PHOTO]).fill('x', 40, 80), 'damaged'],
  ['with a password', makeZip([{ ...PHOTO, flags: 1, declaredBytes: JPEG.length - 12 }]), 'encrypted'],
  [
    'with too many files',
    makeZip(Array.from({ length: MAX_ARCHIVE_FILES + 1 }, (_, at) => ({ name: `${at}.jpg` }))),
    'too_many_files',
  ],
  ['with a bomb', makeZip([{ name: '1.jpg', content: Buffer.alloc(2_000_000), isDeflated: true }]), 'bomb'],
])('an archive %s is refused', async (_, bytes, refusal) => {
  expect(await openBytes(bytes)).toEqual({ refusal })
})

test('the unpacked size of all files is limited, whatever each of them packs to', async () => {
  // Below the judged ratio: each file declares less than 1 MB.
  const files = Math.ceil(MAX_UNPACKED_BYTES / 999_999) + 1
  const entry = { content: 'x', isDeflated: true, declaredBytes: 999_999 }
  const bytes = makeZip(Array.from({ length: files }, (_, at) => ({ ...entry, name: `${at}.jpg` })))
  expect(await openBytes(bytes)).toEqual({ refusal: 'unpacked_too_large' })
})

test.each<[string, ZipEntry, string]>([
  ['that leads to a parent folder', { name: '../../A-1.jpg', content: JPEG }, 'unsafe_path'],
  ['that leads to a parent folder in DOS notation', { name: '..\\A-1.jpg', content: JPEG }, 'unsafe_path'],
  ['with an absolute path', { name: '/etc/A-1.jpg', content: JPEG }, 'unsafe_path'],
  ['that is an archive', { name: 'A-1.zip', content: makeZip([PHOTO]) }, 'nested'],
  ['that is a document', { name: 'A-1.pdf', content: '%PDF-' }, 'not_a_picture'],
  ['without bytes', { name: 'A-1.jpg' }, 'empty'],
  [
    'that is too large',
    { name: 'A-1.jpg', content: randomBytes(250_000), isDeflated: true, declaredBytes: 20_000_001 },
    'too_large',
  ],
  ['of an unknown compression', { ...PHOTO, method: 99 }, 'compression'],
])('a file %s is skipped, and the others are taken', async (_, entry, reason) => {
  const archive = await open(entry, { name: 'B-2.jpg', content: JPEG })
  expect(archive.skipped.map((file) => file.reason)).toEqual([reason])
  expect(archive.photos.map(({ path }) => path)).toEqual(['B-2.jpg'])
  archive.close()
})

test.each<[string, Partial<ZipEntry>]>([
  ['its checksum differs', { checksum: 1 }],
  ['it unpacks to more than it declares', { isDeflated: true, declaredBytes: 3 }],
  ['it unpacks to less than it declares', { isDeflated: true, declaredBytes: 300 }],
])('a photo is damaged if %s', async (_, difference) => {
  const archive = await open({ ...PHOTO, ...difference })
  const [photo] = archive.photos
  expect(photo && (await archive.read(photo))).toBeUndefined()
  archive.close()
})

test.each([
  ['UTF-8 without the flag', Buffer.from('ბინა-1.jpg'), 'ბინა-1.jpg'],
  [
    'the encoding of Cyrillic DOS',
    Buffer.from([0x84, 0xae, 0xac, 0x2d, 0x31, 0x2e, 0x6a, 0x70, 0x67]),
    'Дом-1.jpg',
  ],
  ['decomposed letters', 'Кии\u0306-1.jpg', 'Кий-1.jpg'],
])('a name in %s is read', async (_, name, path) => {
  const archive = await open({ name, content: JPEG })
  expect(archive.photos.map((photo) => photo.path)).toEqual([path])
  archive.close()
})
