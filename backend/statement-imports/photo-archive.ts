import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import {
  type ArchiveError,
  MAX_ARCHIVE_FILES,
  MAX_ARCHIVE_RATIO,
  MAX_UNPACKED_BYTES,
  MIN_JUDGED_BYTES,
  type SkippedFileReason,
} from '~contract/import-archives'
import { MAX_PHOTO_BYTES } from '~contract/statement-photos'

export interface SkippedFile {
  /** Path in the archive. */
  name: string
  reason: SkippedFileReason
}

export interface PackedPhoto {
  /** Path in the archive. It never becomes a path on the disk. */
  path: string
  entry: Entry
}

interface ArchiveContents {
  /** Pictures by their endings, in the order of their names. */
  photos: PackedPhoto[]
  skipped: SkippedFile[]
}

export interface PhotoArchive extends ArchiveContents {
  /** Unpacks a photo; undefined if it is damaged. */
  read(photo: PackedPhoto): Promise<Buffer | undefined>
  close(): void
}

const PICTURE_ENDING = /\.(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|gif)$/i
const ARCHIVE_ENDING = /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i
/** Files that operating systems add to folders. */
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i
const MAX_NAME_LENGTH = 500

const UTF8_FLAG = 0x800
/** Id of the extra field with a name in UTF-8. */
const UNICODE_PATH = 0x7075
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
/** Encoding of names packed by Windows in the languages of the region. */
const cyrillicDos = new TextDecoder('ibm866')

const collator = new Intl.Collator('en', { numeric: true })

/** Opens a ZIP file and reads its directory; unpacks nothing. */
export async function openPhotoArchive(file: string): Promise<PhotoArchive | { refusal: ArchiveError }> {
  let zip: ZipFile
  try {
    zip = await openPromise(file, { autoClose: false, decodeStrings: false })
  } catch {
    return { refusal: await findFormatError(file) }
  }
  const contents = await listContents(zip)
  if ('photos' in contents)
    return { ...contents, read: ({ entry }) => readEntry(zip, entry), close: () => zip.close() }
  zip.close()
  return contents
}

async function listContents(zip: ZipFile): Promise<ArchiveContents | { refusal: ArchiveError }> {
  if (zip.entryCount > MAX_ARCHIVE_FILES) return { refusal: 'too_many_files' }
  const contents: ArchiveContents = { photos: [], skipped: [] }
  let unpackedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const path = readName(entry)
      if (path.endsWith('/') || CLUTTER.test(path)) continue
      if (entry.isEncrypted()) return { refusal: 'encrypted' }
      unpackedBytes += entry.uncompressedSize
      if (unpackedBytes > MAX_UNPACKED_BYTES) return { refusal: 'unpacked_too_large' }
      if (isBomb(entry)) return { refusal: 'bomb' }
      const reason = findSkipReason(entry, path)
      if (reason) contents.skipped.push({ name: path, reason })
      else contents.photos.push({ path, entry })
    }
  } catch {
    return { refusal: 'damaged' }
  }
  if (contents.photos.length + contents.skipped.length === 0) return { refusal: 'empty' }
  contents.photos.sort((a, b) => collator.compare(a.path, b.path))
  return contents
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > MIN_JUDGED_BYTES && uncompressedSize > compressedSize * MAX_ARCHIVE_RATIO

function findSkipReason(entry: Entry, path: string): SkippedFileReason | undefined {
  if (validateFileName(path) !== null) return 'unsafe_path'
  if (ARCHIVE_ENDING.test(path)) return 'nested'
  if (!PICTURE_ENDING.test(path)) return 'not_a_picture'
  if (entry.uncompressedSize === 0) return 'empty'
  if (entry.uncompressedSize > MAX_PHOTO_BYTES) return 'too_large'
  return entry.canDecodeFileData() ? undefined : 'compression'
}

/** Decodes a name, also of programs that do not say in which encoding they wrote it. */
function readName(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields } = entry
  const isUnicode = (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH)
  const name = isUnicode ? getFileNameLowLevel(flags, raw, extraFields, false) : decodeName(raw)
  const shown = [...name.replaceAll('\\', '/').normalize('NFC')].filter((letter) => !/\p{C}/u.test(letter))
  return shown.slice(0, MAX_NAME_LENGTH).join('')
}

function decodeName(raw: Buffer): string {
  try {
    return strictUtf8.decode(raw)
  } catch {
    return cyrillicDos.decode(raw)
  }
}

/** The library checks that the size is the declared one, but not the checksum. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  try {
    const content = await zip.openReadStreamPromise(entry)
    for await (const part of content as AsyncIterable<Buffer>) parts.push(part)
  } catch {
    return undefined
  }
  const content = Buffer.concat(parts)
  return (await computeCrc32(content)) === entry.crc32 ? content : undefined
}

const compress = promisify(gzip)
/** Length of the checksum and the size at the end of a gzip file. */
const GZIP_TRAILER_BYTES = 8

/** Computes the CRC-32 outside of the thread: `zlib.crc32` blocks it, and is missing before Node.js 20.15. */
async function computeCrc32(content: Buffer): Promise<number> {
  const packed = await compress(content, { level: 0 })
  return packed.readUInt32LE(packed.length - GZIP_TRAILER_BYTES)
}

const OTHER_FORMATS = ['Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ']

/** Finds out what a file is that has no directory of a ZIP file. */
async function findFormatError(path: string): Promise<ArchiveError> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    if (bytesRead === 0) return 'empty'
    if (start.startsWith('PK')) return 'damaged'
    return OTHER_FORMATS.some((magic) => start.startsWith(magic)) ? 'other_format' : 'not_zip'
  } finally {
    await file.close()
  }
}
